import { isId, Refusal, rpc, text } from '@torchbearer/kit';
import type {
  RemoveSecondFactorRequest,
  RemoveSecondFactorResponse,
} from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { findUser } from '../../db/users.js';
import { FRESH_FOR_ACCOUNT_MS } from '../../domain/recent-sign-in.js';
import { lockOwnAccount } from '../profile/own-account.js';
import { reauthenticate } from '../password/reauthenticate.js';
import { checkCode, dropSecondFactor } from './second-factor.js';

export const removeSecondFactor = rpc<Context, RemoveSecondFactorRequest, RemoveSecondFactorResponse>({
  who: 'player',
  input: z.object({ currentPassword: text(200).optional(), code: text(20, 1) }),
  handle: async (context, { currentPassword, code }, call) => {
    const { database } = context;
    await reauthenticate(context, call, { currentPassword, withinMs: FRESH_FOR_ACCOUNT_MS });
    const found = isId(call.userId) ? await findUser(database, call.userId) : null;
    if (!found) throw new Refusal('NOT_SIGNED_IN');
    if (found.secondFactorAt === null) throw new Refusal('SECOND_FACTOR_OFF');
    await checkCode(context, found.id, code, call);
    await database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
      await dropSecondFactor(tx, user, call);
    });
    return {};
  },
});
