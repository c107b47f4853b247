import type { RpcTable } from '@torchbearer/kit';
import type { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import type { Context } from './context.js';
import { getMyPicks, getPicksDebug, listPickLog, listPicks, listWeekPicks } from './use-cases/read-picks.js';
import { submitPick, submitPickForUser } from './use-cases/submit-pick.js';

export const picksRpcs: RpcTable<Context, typeof PicksServiceService> = {
  getMyPicks,
  submitPick,
  listPicks,
  listWeekPicks,
  listPickLog,
  getPicksDebug,
  submitPickForUser,
};
