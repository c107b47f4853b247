import { rpc } from '@torchbearer/kit';
import type { GetPicksDebugRequest, GetPicksDebugResponse } from '@torchbearer/proto/picks/v1/picks';
import type { Context } from '../context.js';
import { countAll } from '../db/counts.js';
import { newestPicks } from '../db/pick-entries.js';
import { activeWeek, listWeeks } from '../db/weeks.js';
import { requireActingAdmin } from './acting-admin.js';

export const getPicksDebug = rpc<Context, GetPicksDebugRequest, GetPicksDebugResponse>({
  who: 'admin',
  handle: async (context, _request, call) => {
    await requireActingAdmin(context, call);
    const [week, counts, weeks, recentPicks] = await Promise.all([
      activeWeek(context.database),
      countAll(context.database),
      listWeeks(context.database),
      newestPicks(context.database, 5),
    ]);
    return { activeWeek: week ?? undefined, ...counts, totalWeeks: weeks.length, weeks, recentPicks };
  },
});
