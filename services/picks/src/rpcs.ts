import type { Rpcs } from './context.js';
import { getMyPicks, getPicksDebug, listPickLog, listPicks, listWeekPicks } from './use-cases/read-picks.js';
import { submitPick, submitPickForUser } from './use-cases/submit-pick.js';

export const picksRpcs: Rpcs = {
  getMyPicks,
  submitPick,
  listPicks,
  listWeekPicks,
  listPickLog,
  getPicksDebug,
  submitPickForUser,
};
