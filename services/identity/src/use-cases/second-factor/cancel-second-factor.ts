import { Refusal, rpc } from '@torchbearer/kit';
import type {
  CancelSecondFactorRequest,
  CancelSecondFactorResponse,
} from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { deleteSecondFactor } from '../../db/second-factors.js';
import { lockOwnAccount } from '../profile/own-account.js';

export const cancelSecondFactor = rpc<Context, CancelSecondFactorRequest, CancelSecondFactorResponse>({
  who: 'player',
  openWhile: ['SECOND_FACTOR_SETUP_REQUIRED'],
  handle: async ({ database }, _request, call) => {
    await database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
      if (user.secondFactorAt !== null) throw new Refusal('SECOND_FACTOR_ON');
      await deleteSecondFactor(tx, user.id);
    });
    return {};
  },
});
