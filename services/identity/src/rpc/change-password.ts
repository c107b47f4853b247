import { isId, Refusal, rpc, text } from '@torchbearer/kit';
import type { ChangePasswordRequest, ChangePasswordResponse } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../context.js';
import { useUpResetTokens } from '../db/resets.js';
import { findUser, updateHidden } from '../db/users.js';
import { endSessionsOf } from '../end-sessions.js';
import { lockOwnAccount } from '../own-account.js';
import { newPassword, typedPassword } from './inputs.js';

/** How often it starts over because the stored hash changed under it. */
const ATTEMPTS = 3;

const OWN_PASSWORD = { mustChangePassword: false, temporaryUntil: null, temporaryUsedAt: null };

export const changePassword = rpc<Context, ChangePasswordRequest, ChangePasswordResponse>({
  who: 'player',
  input: z.object({ currentPassword: typedPassword, newPassword, sessionToken: text(200) }),
  handle: async (context, request, call) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const verifiedHash = await verify(context, call.userId, request);
      const passwordHash = await context.passwords.hash(request.newPassword);
      const isChanged = await context.database.transaction(async (tx) => {
        const user = await lockOwnAccount(tx, call);
        if (user.passwordHash !== verifiedHash) return false;
        await updateHidden(tx, user.id, { passwordHash, ...OWN_PASSWORD });
        await useUpResetTokens(tx, user.id, call.now);
        await endSessionsOf(tx, user.id, call.now, request.sessionToken);
        return true;
      });
      if (isChanged) return {};
    }
    throw new Refusal('CONFLICT');
  },
});

/** The hash of which the current password was found to be right. */
async function verify(context: Context, userId: string, request: ChangePasswordRequest): Promise<string> {
  const user = isId(userId) ? await findUser(context.database, userId) : null;
  if (!user) throw new Refusal('NOT_SIGNED_IN');
  if (!(await context.passwords.verify(user.passwordHash, request.currentPassword))) {
    throw wrong('WRONG_PASSWORD', 'currentPassword', 'Your current password is not right.');
  }
  // An admin has read it out, so it is nobody's secret.
  if (user.mustChangePassword && isSame(request.currentPassword, request.newPassword)) {
    throw wrong('INVALID_INPUT', 'newPassword', 'Please choose another password than the temporary one');
  }
  return user.passwordHash;
}

const wrong = (reason: 'WRONG_PASSWORD' | 'INVALID_INPUT', field: string, message: string): Refusal =>
  new Refusal(reason, undefined, [{ field, message }]);

const isSame = (one: string, other: string): boolean => one.normalize('NFC') === other.normalize('NFC');
