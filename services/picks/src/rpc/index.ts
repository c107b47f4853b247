import type { RpcTable } from '@torchbearer/kit';
import type { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import type { Context } from '../context.js';
import { getMyPicks } from './get-my-picks.js';
import { getPicksDebug } from './get-picks-debug.js';
import { listPickLog } from './list-pick-log.js';
import { listPicks } from './list-picks.js';
import { listWeekPicks } from './list-week-picks.js';
import { submitPick } from './submit-pick.js';
import { submitPickForUser } from './submit-pick-for-user.js';

export const picksRpcs: RpcTable<Context, typeof PicksServiceService> = {
  getMyPicks,
  submitPick,
  listPicks,
  listWeekPicks,
  listPickLog,
  getPicksDebug,
  submitPickForUser,
};
