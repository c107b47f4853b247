import { Refusal, text, type Call } from '@torchbearer/kit';
import type { ChangePasswordRequest } from '@torchbearer/proto/identity/v1/identity';
import { MIN_PASSWORD_LENGTH, storedEmail } from '@torchbearer/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { z } from 'zod';
import type { Context, Rpcs } from '../context.js';
import { findResetOwner, insertResetRequest, useResetToken, useUpResetTokens } from '../db/passwords.js';
import { lockUser, updateHidden } from '../db/users.js';
import { drawTemporaryPassword } from '../domain/codes.js';
import { passwordWeakness, temporaryFrom, type PasswordOwner } from '../domain/passwords.js';
import { auditUser, changeOwn, findOwnAccount, lockForAdmin, refuseOnAdmins } from './accounts.js';
import { dropOtherAddresses, dropUnproven, handOver } from './hand-over.js';
import { email, newPassword, typedCode, wrongField } from './inputs.js';
import { reauthenticate, requireCode, wrongPassword } from './reauthenticate.js';
import { recordSecurityEvent } from './security-events.js';
import { endSessionsOf } from './sessions.js';

/** Among the ten thousand most common, and not in the list of the library nor a pattern. */
const NOT_LISTED = ['199999', 'heka6w2', 'hotmail', 'hotmail0', 'hotmail1', 'members', 'yahoo1', 'yahooo'];

/**
 * The most common passwords that are long enough: some 40,000, because the library's order differs and cutting it at
 * ten thousand would miss hundreds of other lists' top ten thousand.
 */
const common: ReadonlySet<string> = new Set(
  [...dictionary['passwords-common'], ...NOT_LISTED]
    .filter((password) => password.length >= MIN_PASSWORD_LENGTH)
    .map((password) => password.toLowerCase()),
);

const isCommon = (password: string): boolean => common.has(password);

/** Why a password is too easy to guess for this owner; null if it is acceptable. */
export const weaknessOf = (password: string, owner: PasswordOwner): string | null =>
  passwordWeakness(password, owner, isCommon);

/**
 * Refuses a new password that is easy to guess. Existing passwords are not checked. @param field its name in the form
 * @throws Refusal INVALID_INPUT
 */
export function requireStrongPassword(field: string, password: string, owner: PasswordOwner): void {
  const message = weaknessOf(password, owner);
  if (message !== null) throw new Refusal('INVALID_INPUT', message, [{ field, message }]);
}

/** How often to retry when the stored hash changes meanwhile. */
const ATTEMPTS = 3;

const OWN_PASSWORD = { mustChangePassword: false, temporaryUntil: null, temporaryUsedAt: null };

export const changePassword: Rpcs['changePassword'] = {
  who: 'player',
  openWhile: ['PASSWORD_CHANGE_REQUIRED'],
  input: z.object({
    currentPassword: text(200).optional(),
    code: typedCode,
    newPassword,
    sessionToken: text(200),
  }),
  handle: async (context, request, call) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const verifiedHash = await verify(context, call, request);
      const passwordHash = await context.passwords.hash(request.newPassword);
      const changed = await changeOwn(context.database, call, async (tx, user) => {
        if (user.passwordHash !== verifiedHash) return null;
        await updateHidden(tx, user.id, { passwordHash, ...OWN_PASSWORD });
        const { phone } = await dropUnproven(tx, user, call);
        await endSessionsOf(tx, user.id, call.now, request.sessionToken);
        await recordSecurityEvent(tx, call, 'password-changed', user.id);
        return { phoneRemoved: phone !== user.phone };
      });
      if (changed) return changed;
    }
    throw new Refusal('CONFLICT');
  },
};

/** The hash of the password that is to be replaced, once the caller has shown that they may. */
async function verify(
  context: Context,
  call: Call,
  { currentPassword, code, newPassword }: ChangePasswordRequest,
): Promise<string> {
  const user = await findOwnAccount(context.database, call);
  if (currentPassword === undefined || currentPassword === '') {
    // The caller signed in with the temporary password, so a recent sign-in proves nothing more.
    if (user.mustChangePassword) throw new Refusal('REAUTHENTICATION_REQUIRED');
    await reauthenticate(context, call, {});
  } else if (!(await context.passwords.verify(user.passwordHash, currentPassword))) {
    throw await wrongPassword(context.database, call);
  }
  // An admin knows it.
  if (user.mustChangePassword && isSame(currentPassword ?? '', newPassword)) {
    throw wrongField('newPassword', 'Please choose another password than the temporary one');
  }
  requireStrongPassword('newPassword', newPassword, user);
  await requireCode(context, call, code);
  return user.passwordHash;
}

const isSame = (one: string, other: string): boolean => one.normalize('NFC') === other.normalize('NFC');

export const forgotPassword: Rpcs['forgotPassword'] = {
  who: 'public',
  input: z.object({ email }),
  handle: async (context, request, call) => {
    const email = storedEmail(request.email);
    await context.database.transaction(async (tx) => {
      await insertResetRequest(tx, email, call.now);
      await recordSecurityEvent(tx, call, 'reset-requested', { email });
    });
    context.wakeMails();
    return {};
  },
};

export const resetPassword: Rpcs['resetPassword'] = {
  who: 'public',
  input: z.object({ password: newPassword }),
  handle: async (context, { token, password }, call) => {
    // Checked twice: hashing is expensive, so unknown tokens are refused first.
    const owner = await findResetOwner(context.database, token, call.now);
    if (!owner) {
      await recordSecurityEvent(context.database, call, 'password-reset', null, { outcome: 'failed' });
      throw new Refusal('INVALID_RESET_TOKEN');
    }
    requireStrongPassword('password', password, owner);
    const passwordHash = await context.passwords.hash(password);
    return await context.database.transaction(async (tx) => {
      const user = await lockUser(tx, owner.id);
      if (!user || !(await useResetToken(tx, user, token, call.now))) {
        throw new Refusal('INVALID_RESET_TOKEN');
      }
      const { phone } = await handOver(tx, user, { passwordHash, isKnown: true }, call);
      await recordSecurityEvent(tx, call, 'password-reset', user.id);
      return { email: user.email, phoneRemoved: phone !== user.phone };
    });
  },
};

export const resetUserPassword: Rpcs['resetUserPassword'] = {
  who: 'admin',
  handle: async (context, { userId }, call) => {
    const temporaryPassword = drawTemporaryPassword(context.randomInt);
    const passwordHash = await context.passwords.hash(temporaryPassword);
    await context.database.transaction(async (tx) => {
      const user = await lockForAdmin(tx, call, userId);
      refuseOnAdmins(user);
      const temporary = temporaryFrom(call.now, context.config.TEMPORARY_PASSWORD_HOURS);
      await updateHidden(tx, user.id, { passwordHash, ...temporary });
      await useUpResetTokens(tx, user.id, call.now);
      await dropOtherAddresses(tx, user, call);
      await endSessionsOf(tx, user.id, call.now);
      await recordSecurityEvent(tx, call, 'temporary-password-set', user.id);
      const after = { signsInUntil: temporary.temporaryUntil };
      await auditUser(tx, call, 'user.password-reset', user, { before: null, after });
    });
    return { temporaryPassword };
  },
};
