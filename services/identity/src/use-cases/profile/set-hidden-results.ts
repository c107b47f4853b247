import { Refusal, rpc } from '@torchbearer/kit';
import type {
  SetHiddenResultsRequest,
  SetHiddenResultsResponse,
} from '@torchbearer/proto/identity/v1/identity';
import { LAST_WEEK } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { toUser } from '../responses.js';
import { lockOwnAccount } from './own-account.js';
import { saveUser } from './save-user.js';

export const setHiddenResults = rpc<Context, SetHiddenResultsRequest, SetHiddenResultsResponse>({
  who: 'player',
  input: z.object({ watchedWeek: z.int().min(0).max(LAST_WEEK).optional() }),
  handle: async ({ database }, { hidesResults, watchedWeek }, call) =>
    await database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
      if (hidesResults && user.isAdmin) throw new Refusal('ADMINS_SEE_RESULTS');
      const week = watchedWeek ?? user.watchedWeek;
      if (hidesResults && week === null)
        throw new Refusal('INVALID_INPUT', undefined, [
          { field: 'watchedWeek', message: 'Please choose the last week that you have watched.' },
        ]);
      return { user: toUser(await saveUser(tx, user, { hidesResults, watchedWeek: week })) };
    }),
});
