import { isId, Refusal, rpc, text, type Call } from '@torchbearer/kit';
import type { ChangePasswordRequest, ChangePasswordResponse } from '@torchbearer/proto/identity/v1/identity';
import { REASONS } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { findUser, updateHidden } from '../../db/users.js';
import { FRESH_FOR_ACCOUNT_MS } from '../../domain/recent-sign-in.js';
import { endSessionsOf } from '../sign-in/end-sessions.js';
import { requireStrongPassword } from './require-strong-password.js';
import { lockOwnAccount } from '../profile/own-account.js';
import { reauthenticate } from './reauthenticate.js';
import { requireCode } from '../second-factor/second-factor.js';
import { recordSecurityEvent } from '../security-events.js';
import { dropUnproven } from './drop-unproven.js';
import { newPassword, typedCode } from '../inputs.js';

/** How often to retry when the stored hash changes meanwhile. */
const ATTEMPTS = 3;

const OWN_PASSWORD = { mustChangePassword: false, temporaryUntil: null, temporaryUsedAt: null };

export const changePassword = rpc<Context, ChangePasswordRequest, ChangePasswordResponse>({
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
      const changed = await context.database.transaction(async (tx) => {
        const user = await lockOwnAccount(tx, call);
        if (user.passwordHash !== verifiedHash) return null;
        await updateHidden(tx, user.id, { passwordHash, ...OWN_PASSWORD });
        const { phone } = await dropUnproven(tx, user, call);
        await endSessionsOf(tx, user.id, call.now, request.sessionToken);
        await recordSecurityEvent(tx, call, { kind: 'password-changed', subject: { userId: user.id } });
        return { phoneRemoved: phone !== user.phone };
      });
      if (changed) return changed;
    }
    throw new Refusal('CONFLICT');
  },
});

/** The hash of the password that is to be replaced, once the caller has shown that they may. */
async function verify(
  context: Context,
  call: Call,
  { currentPassword, code, newPassword }: ChangePasswordRequest,
): Promise<string> {
  const user = isId(call.userId) ? await findUser(context.database, call.userId) : null;
  if (!user) throw new Refusal('NOT_SIGNED_IN');
  if (currentPassword === undefined || currentPassword === '') {
    // The caller signed in with the temporary password, so a recent sign-in proves nothing more.
    if (user.mustChangePassword) throw new Refusal('REAUTHENTICATION_REQUIRED');
    await reauthenticate(context, call, { currentPassword: undefined, withinMs: FRESH_FOR_ACCOUNT_MS });
  } else if (!(await context.passwords.verify(user.passwordHash, currentPassword))) {
    const event = { kind: 'password-check', outcome: 'failed', subject: { userId: user.id } } as const;
    await recordSecurityEvent(context.database, call, event);
    throw wrong('WRONG_PASSWORD', 'currentPassword', REASONS.WRONG_PASSWORD.sentence);
  }
  // An admin knows it.
  if (user.mustChangePassword && isSame(currentPassword ?? '', newPassword)) {
    throw wrong('INVALID_INPUT', 'newPassword', 'Please choose another password than the temporary one');
  }
  requireStrongPassword('newPassword', newPassword, user);
  await requireCode(context, call, code);
  return user.passwordHash;
}

const wrong = (reason: 'WRONG_PASSWORD' | 'INVALID_INPUT', field: string, message: string): Refusal =>
  new Refusal(reason, undefined, [{ field, message }]);

const isSame = (one: string, other: string): boolean => one.normalize('NFC') === other.normalize('NFC');
