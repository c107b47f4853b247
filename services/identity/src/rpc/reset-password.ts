import { Refusal, rpc } from '@torchbearer/kit';
import type { ResetPasswordRequest, ResetPasswordResponse } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../context.js';
import { findResetToken, useResetToken, useUpResetTokens } from '../db/resets.js';
import { lockUser } from '../db/users.js';
import { handOver } from '../ways-in.js';
import { newPassword } from './inputs.js';

export const resetPassword = rpc<Context, ResetPasswordRequest, ResetPasswordResponse>({
  who: 'public',
  input: z.object({ password: newPassword }),
  handle: async (context, { token, password }, call) => {
    // Looked at twice: hashing is dear, so a token of nobody's does not get that far.
    const userId = await findResetToken(context.database, token, call.now);
    if (userId === null) throw new Refusal('INVALID_RESET_TOKEN');
    const passwordHash = await context.passwords.hash(password);
    await context.database.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user || !(await useResetToken(tx, user, token, call.now))) {
        throw new Refusal('INVALID_RESET_TOKEN');
      }
      await useUpResetTokens(tx, user.id, call.now);
      await handOver(tx, user, passwordHash, call.now);
    });
    return {};
  },
});
