import { isId, Refusal, rpc, text } from '@torchbearer/kit';
import type {
  BeginSecondFactorRequest,
  BeginSecondFactorResponse,
} from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { replaceSecret } from '../../db/second-factors.js';
import { readableEmail } from '../../domain/profile.js';
import { FRESH_FOR_ACCOUNT_MS } from '../../domain/recent-sign-in.js';
import { drawSecret, uriOf } from '../../domain/second-factor.js';
import { lockOwnAccount } from '../profile/own-account.js';
import { reauthenticate } from '../password/reauthenticate.js';

export const beginSecondFactor = rpc<Context, BeginSecondFactorRequest, BeginSecondFactorResponse>({
  who: 'player',
  openWhile: ['SECOND_FACTOR_SETUP_REQUIRED'],
  input: z.object({ currentPassword: text(200).optional() }),
  handle: async (context, { currentPassword }, call) => {
    if (!isId(call.userId)) throw new Refusal('NOT_SIGNED_IN');
    await reauthenticate(context, call, { currentPassword, withinMs: FRESH_FOR_ACCOUNT_MS });
    return await context.database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
      if (user.secondFactorAt !== null) throw new Refusal('SECOND_FACTOR_ON');
      const secret = drawSecret(context.randomInt);
      await replaceSecret(tx, user.id, context.factorVault.encrypt(user.id, secret), call.now);
      return { secret, uri: uriOf(secret, readableEmail(user.email)) };
    });
  },
});
