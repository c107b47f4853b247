import type { RpcTable } from '@torchbearer/kit';
import type { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import type { Context } from './context.js';
import { getMyPicks } from './use-cases/get-my-picks.js';
import { getPicksDebug } from './use-cases/get-picks-debug.js';
import { listPickLog } from './use-cases/list-pick-log.js';
import { listPicks } from './use-cases/list-picks.js';
import { listWeekPicks } from './use-cases/list-week-picks.js';
import { submitPick } from './use-cases/submit-pick.js';
import { submitPickForUser } from './use-cases/submit-pick-for-user.js';

export const picksRpcs: RpcTable<Context, typeof PicksServiceService> = {
  getMyPicks,
  submitPick,
  listPicks,
  listWeekPicks,
  listPickLog,
  getPicksDebug,
  submitPickForUser,
};
