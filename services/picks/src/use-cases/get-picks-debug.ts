import { rpc } from '@torchbearer/kit';
import type { GetPicksDebugRequest, GetPicksDebugResponse } from '@torchbearer/proto/picks/v1/picks';
import type { Context } from '../context.js';
import { countAll } from '../db/counts.js';
import { newestPicks } from '../db/pick-entries.js';
import { toWeek } from './castaway-response.js';
import { activeWeek, listWeeks } from '../db/weeks.js';

export const getPicksDebug = rpc<Context, GetPicksDebugRequest, GetPicksDebugResponse>({
  who: 'admin',
  handle: async ({ database }) => {
    const [week, counts, weeks, recentPicks] = await Promise.all([
      activeWeek(database),
      countAll(database),
      listWeeks(database),
      newestPicks(database, 5),
    ]);
    return {
      activeWeek: week ? toWeek(week) : undefined,
      ...counts,
      totalWeeks: weeks.length,
      weeks: weeks.map(toWeek),
      recentPicks,
    };
  },
});
