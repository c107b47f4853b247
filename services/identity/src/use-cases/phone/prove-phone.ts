/** A phone number is added to an account once the code sent to it is confirmed. */
import { Refusal, type Call, type Tx } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import type { CodeToSend } from './code-sender.js';
import type { Context } from '../../context.js';
import { countCodeSend } from '../../db/phone-code-sends.js';
import { isStopped } from '../../db/phones.js';
import type { UserRow } from '../../db/tables.js';
import { NO_PENDING_PHONE, updateHidden } from '../../db/users.js';
import { phoneChanges } from '../../domain/phone.js';
import { codeTimes, drawPhoneCode } from '../../domain/phone-codes.js';
import { saveUser } from '../profile/save-user.js';
import { recordSecurityEvent } from '../security-events.js';
import { refuseTaken } from '../profile/uniqueness.js';

/** The result of requesting a confirmation. */
interface Started {
  readonly user: UserRow;
  readonly toSend: CodeToSend;
}

/**
 * Makes `phone` the account's pending number, with a code to send after the commit. The row must be locked. @param
 * address where the request came from; null for an admin's @throws Refusal PHONE_TAKEN if another account has it,
 * SMS_STOPPED if its owner wants no messages, TOO_MANY_REQUESTS
 */
export async function startProof(
  tx: Tx,
  { phoneCodes, codeLimits, randomInt }: Pick<Context, 'phoneCodes' | 'codeLimits' | 'randomInt'>,
  user: UserRow,
  { phone, address, now }: { readonly phone: string; readonly address: string | null; readonly now: Date },
): Promise<Started> {
  const refusal = await refusalOf(tx, user, phone);
  const count = { userId: user.id, phone: refusal ? null : phone, address, now };
  const waitMs = await countCodeSend(tx, count, codeLimits);
  if (waitMs !== null)
    throw new Refusal(
      'TOO_MANY_REQUESTS',
      'Too many codes were sent. Please try again later.',
      undefined,
      waitMs,
    );
  if (refusal) throw refusal;
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

/** Why the number can't be added now; null if it can. */
async function refusalOf(tx: Tx, user: UserRow, phone: string): Promise<Refusal | null> {
  try {
    // Only a confirmed number is taken; several accounts may have it pending.
    await refuseTaken(tx, { phone }, user.id);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return (await isStopped(tx, phone)) ? new Refusal('SMS_STOPPED') : null;
}

/**
 * Like `startProof`, for the caller's own number. PHONE_TAKEN and SMS_STOPPED are returned, not thrown, because they
 * have to be counted.
 */
export async function tryProof(...given: Parameters<typeof startProof>): Promise<Started | Refusal> {
  try {
    return await startProof(...given);
  } catch (error) {
    if (error instanceof Refusal && error.reason !== 'TOO_MANY_REQUESTS') return error;
    throw error;
  }
}

/** Passes a code to sms. If that fails, another one may be requested at once. @throws Refusal UNAVAILABLE */
export async function sendCode(
  { database, codeSender }: Context,
  toSend: CodeToSend,
  call: Call,
): Promise<void> {
  try {
    await codeSender.send(toSend, call.requestId);
  } catch (error) {
    await database.run(
      `update users set phone_code_resend_at = $3
       where id = $1 and pending_phone = $2 and phone_code_expires_at = $4`,
      [toSend.userId, toSend.phone, call.now, toSend.expiresAt],
    );
    throw error;
  }
}

/** Makes the pending number the account's number. Number and row must be locked. @param how it was confirmed */
export async function bindPendingPhone(
  tx: Tx,
  user: UserRow,
  call: Call,
  how: 'code' | 'text message',
): Promise<UserRow> {
  const phone = user.pendingPhone;
  if (phone === null) throw new Refusal('PHONE_NOT_PENDING');
  const mayText = !(await isStopped(tx, phone));
  const bound = { ...phoneChanges(user, phone, mayText, call.now), ...NO_PENDING_PHONE };
  await recordSecurityEvent(tx, call, { kind: 'phone-changed', subject: { userId: user.id }, detail: how });
  return await saveUser(tx, user, bound);
}
