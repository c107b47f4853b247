import { Refusal, rpc } from '@torchbearer/kit';
import type { ResetPasswordRequest, ResetPasswordResponse } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { findResetToken, useResetToken } from '../../db/resets.js';
import { findUser, lockUser } from '../../db/users.js';
import { requireStrongPassword } from './require-strong-password.js';
import { recordSecurityEvent } from '../security-events.js';
import { handOver } from './drop-unproven.js';
import { newPassword } from '../inputs.js';

export const resetPassword = rpc<Context, ResetPasswordRequest, ResetPasswordResponse>({
  who: 'public',
  input: z.object({ password: newPassword }),
  handle: async (context, { token, password }, call) => {
    // Checked twice: hashing is expensive, so unknown tokens are refused first.
    const userId = await findResetToken(context.database, token, call.now);
    const owner = userId === null ? null : await findUser(context.database, userId);
    if (userId === null || !owner) {
      const event = { kind: 'password-reset', outcome: 'failed', subject: null } as const;
      await recordSecurityEvent(context.database, call, event);
      throw new Refusal('INVALID_RESET_TOKEN');
    }
    requireStrongPassword('password', password, owner);
    const passwordHash = await context.passwords.hash(password);
    return await context.database.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user || !(await useResetToken(tx, user, token, call.now))) {
        throw new Refusal('INVALID_RESET_TOKEN');
      }
      const { phone } = await handOver(tx, user, { passwordHash, isKnown: true }, call);
      await recordSecurityEvent(tx, call, { kind: 'password-reset', subject: { userId: user.id } });
      return { email: user.email, phoneRemoved: phone !== user.phone };
    });
  },
});
