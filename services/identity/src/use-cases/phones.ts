/** A phone number is added to an account once the code sent to it is confirmed. */
import { Refusal, serviceActor, text, type Call, type Tx } from '@torchbearer/kit';
import { PhoneConfirmation } from '@torchbearer/proto/identity/v1/identity';
import type { ConsentChanged } from '@torchbearer/proto/sms/v1/events';
import type { SendCodeRequest } from '@torchbearer/proto/sms/v1/sms';
import { parsePhone } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context, Rpcs } from '../context.js';
import { countCodeSend, isStopped, lockPhone, saveStopped } from '../db/phones.js';
import {
  findUserByPhone,
  lockUserByPhone,
  lockUsersByPendingPhone,
  NO_PENDING_PHONE,
  updateHidden,
  type UserRow,
} from '../db/users.js';
import {
  codeTimes,
  drawPhoneCode,
  isCodeGood,
  pendingPhoneOf,
  phoneChanges,
  tidyPhoneCode,
  wrongCodeMessage,
} from '../domain/phones.js';
import { changeOwn, findOwnAccount, lockOwnAccount, saveUser } from './accounts.js';
import { claiming, findTaken } from './claims.js';
import { phone as phoneInput, typedCode } from './inputs.js';
import { proveOwner } from './reauthenticate.js';
import { toUser } from './responses.js';
import { recordSecurityEvent } from './security-events.js';

interface Begun {
  readonly user: UserRow;
  /** Null if no code is needed, or one was sent a moment ago. */
  readonly toSend: SendCodeRequest | null;
}

export const setPhone: Rpcs['setPhone'] = {
  who: 'player',
  input: z.object({ phone: phoneInput, currentPassword: text(200).optional(), code: typedCode }),
  handle: async (context, { phone: typed, ...proof }, call) => {
    const phone = parsePhone(typed);
    if (phone === null) throw new Refusal('INVALID_INPUT');
    const known = await findOwnAccount(context.database, call);
    if (known.phone !== phone && known.pendingPhone !== phone) await proveOwner(context, call, proof);
    const begun = await changeOwn(context.database, call, async (tx, own): Promise<Begun | Refusal> => {
      if (own.phone === phone) {
        // Its owner entered the same number: messages are switched on, and a pending number is dropped.
        const smsEnabled = !(await isStopped(tx, phone));
        return { user: await saveUser(tx, own, { smsEnabled, ...NO_PENDING_PHONE }), toSend: null };
      }
      const pending = pendingPhoneOf(own);
      if (pending?.phone === phone && call.now < pending.resendAt) return { user: own, toSend: null };
      return await startProof(tx, context, own, { phone, address: call.address, now: call.now });
    });
    if (begun instanceof Refusal) throw begun;
    const { user, toSend } = begun;
    if (toSend) await sendCode(context, toSend, call);
    return { user: toUser(user) };
  },
};

export const verifyPhone: Rpcs['verifyPhone'] = {
  who: 'player',
  input: z.object({
    code: text(40).refine(
      (typed) => /^\d{6}$/.test(tidyPhoneCode(typed)),
      'Please enter the six digits of the code',
    ),
  }),
  handle: async ({ database, phoneCodes }, request, call) => {
    const code = tidyPhoneCode(request.code);
    const { pendingPhone: phone } = await findOwnAccount(database, call);
    if (phone === null) throw new Refusal('PHONE_NOT_PENDING');
    const outcome = await claiming(
      database,
      { phone },
      call.userId,
      async (tx): Promise<UserRow | Refusal> => {
        await lockPhone(tx, phone);
        const user = await lockOwnAccount(tx, call);
        const pending = pendingPhoneOf(user);
        if (pending?.phone !== phone || user.phoneCodeHash === null) throw new Refusal('PHONE_NOT_PENDING');
        if (!isCodeGood(pending, call.now)) throw new Refusal('PHONE_CODE_EXPIRED');
        if (phoneCodes.matches(user.phoneCodeHash, { userId: user.id, phone }, code)) {
          return await bindPendingPhone(tx, user, call, 'code');
        }
        // Returned, not thrown, because the attempt has to be counted.
        await updateHidden(tx, user.id, { phoneCodeTries: user.phoneCodeTries + 1 });
        const manner = { outcome: 'failed', detail: 'code' } as const;
        await recordSecurityEvent(tx, call, 'phone-changed', user.id, manner);
        const message = wrongCodeMessage(pending.triesLeft - 1);
        return new Refusal('PHONE_CODE_WRONG', message, [{ field: 'code', message }]);
      },
    );
    if (outcome instanceof Refusal) throw outcome;
    return { user: toUser(outcome) };
  },
};

/** A YES confirms like the code, and for as long. A repeated call reports that the number is already confirmed. */
export const confirmPhone: Rpcs['confirmPhone'] = {
  who: ['sms'],
  input: z.object({ phone: text(100) }),
  handle: async ({ database }, { phone }, call) => ({
    confirmation: await database.transaction((tx) => confirm(tx, phone, call)),
  }),
};

async function confirm(tx: Tx, phone: string, call: Call): Promise<PhoneConfirmation> {
  await lockPhone(tx, phone);
  if (await findUserByPhone(tx, phone)) return PhoneConfirmation.PHONE_CONFIRMATION_ALREADY_CONFIRMED;
  const claimants = await lockUsersByPendingPhone(tx, phone);
  const good = claimants.filter((user) => {
    const pending = pendingPhoneOf(user);
    return pending !== null && isCodeGood(pending, call.now);
  });
  const [user] = good;
  if (!user) {
    return claimants.length > 0
      ? PhoneConfirmation.PHONE_CONFIRMATION_EXPIRED
      : PhoneConfirmation.PHONE_CONFIRMATION_NOT_PENDING;
  }
  if (good.length > 1) return PhoneConfirmation.PHONE_CONFIRMATION_AMBIGUOUS;
  await bindPendingPhone(tx, user, call, 'text message');
  return PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED;
}

export const cancelPendingPhone: Rpcs['cancelPendingPhone'] = {
  who: 'player',
  handle: ({ database }, _request, call) =>
    changeOwn(database, call, async (tx, user) => {
      await updateHidden(tx, user.id, NO_PENDING_PHONE);
      return { user: toUser({ ...user, ...NO_PENDING_PHONE }) };
    }),
};

export const removePhone: Rpcs['removePhone'] = {
  who: 'player',
  input: z.object({ currentPassword: text(200).optional(), code: typedCode }),
  handle: async (context, proof, call) => {
    await proveOwner(context, call, proof);
    await changeOwn(context.database, call, async (tx, user) => {
      await saveUser(tx, user, phoneChanges(user, null, false, call.now));
      if (user.phone !== null) await recordSecurityEvent(tx, call, 'phone-removed', user.id);
      await updateHidden(tx, user.id, NO_PENDING_PHONE);
    });
    return {};
  },
};

export const setSmsEnabled: Rpcs['setSmsEnabled'] = {
  who: 'player',
  handle: ({ database }, { enabled }, call) =>
    changeOwn(database, call, async (tx, user) => {
      if (enabled) {
        if (user.phone === null) throw new Refusal('NO_PHONE');
        // Consuming a STOP waits for the account's lock, so a STOP that is not visible here is applied after us.
        if (await isStopped(tx, user.phone)) throw new Refusal('SMS_STOPPED');
      }
      return { user: toUser(await saveUser(tx, user, { smsEnabled: enabled })) };
    }),
};

/** Applies STOP or START of a number's owner to the account that has the number, now or later. */
export async function applyConsent(tx: Tx, { phone, stopped }: ConsentChanged): Promise<void> {
  await lockPhone(tx, phone);
  await saveStopped(tx, phone, stopped);
  const user = await lockUserByPhone(tx, phone);
  if (user) await saveUser(tx, user, { smsEnabled: !stopped });
}

const TOO_MANY_CODES = 'Too many codes were sent. Please try again later.';

/**
 * Makes `phone` the account's pending number, with a code to send after the commit. The row must be locked. @param
 * address where the request came from; null for an admin's @returns a refusal, which was counted, if another account
 * has it (PHONE_TAKEN) or its owner wants no messages (SMS_STOPPED) @throws Refusal TOO_MANY_REQUESTS
 */
export async function startProof(
  tx: Tx,
  { phoneCodes, config, randomInt }: Pick<Context, 'phoneCodes' | 'config' | 'randomInt'>,
  user: UserRow,
  { phone, address, now }: { readonly phone: string; readonly address: string | null; readonly now: Date },
): Promise<Begun | Refusal> {
  // Only a confirmed number is taken; several accounts may have it pending.
  const taken = await findTaken(tx, { phone }, user.id);
  const refusal = taken ?? ((await isStopped(tx, phone)) ? new Refusal('SMS_STOPPED') : null);
  const count = { userId: user.id, phone: refusal ? null : phone, address, now };
  const waitMs = await countCodeSend(tx, count, config);
  if (waitMs !== null) throw new Refusal('TOO_MANY_REQUESTS', TOO_MANY_CODES, undefined, waitMs);
  if (refusal) return refusal;
  const code = drawPhoneCode(randomInt);
  const { expiresAt, resendAt } = codeTimes(now);
  const pending = {
    pendingPhone: phone,
    phoneCodeHash: phoneCodes.hash({ userId: user.id, phone }, code),
    phoneCodeTries: 0,
    phoneCodeExpiresAt: expiresAt,
    phoneCodeResendAt: resendAt,
  };
  await updateHidden(tx, user.id, pending);
  return {
    user: { ...user, ...pending },
    toSend: { codeId: randomUUID(), userId: user.id, phone, code, expiresAt },
  };
}

/** The user is waiting for the response. */
const SEND_DEADLINE_MS = 3_000;

/**
 * Passes a code to sms, which stores the message and never sends the same code twice. If that fails, another one may be
 * requested at once. @throws Refusal UNAVAILABLE
 */
export async function sendCode(
  { database, sms }: Context,
  toSend: SendCodeRequest,
  { requestId, now }: Call,
): Promise<void> {
  try {
    const actor = serviceActor('identity');
    await sms.sendCode(toSend, { actor, requestId, deadlineMs: SEND_DEADLINE_MS, idempotent: true });
  } catch (error) {
    await database.run(
      `update users set phone_code_resend_at = $3
       where id = $1 and pending_phone = $2 and phone_code_expires_at = $4`,
      [toSend.userId, toSend.phone, now, toSend.expiresAt],
    );
    throw error;
  }
}

/** Makes the pending number the account's number. Number and row must be locked. @param how it was confirmed */
async function bindPendingPhone(
  tx: Tx,
  user: UserRow,
  call: Call,
  how: 'code' | 'text message',
): Promise<UserRow> {
  const phone = user.pendingPhone;
  if (phone === null) throw new Refusal('PHONE_NOT_PENDING');
  const mayText = !(await isStopped(tx, phone));
  const bound = { ...phoneChanges(user, phone, mayText, call.now), ...NO_PENDING_PHONE };
  await recordSecurityEvent(tx, call, 'phone-changed', user.id, { detail: how });
  return await saveUser(tx, user, bound);
}
