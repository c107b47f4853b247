import { Refusal, rpc } from '@torchbearer/kit';
import type { ListWeekPicksRequest, ListWeekPicksResponse } from '@torchbearer/proto/picks/v1/picks';
import type { Context } from '../context.js';
import { picksOfWeek } from '../db/pick-entries.js';
import { listWeeks } from '../db/weeks.js';
import { requireActingAdmin } from './acting-admin.js';

export const listWeekPicks = rpc<Context, ListWeekPicksRequest, ListWeekPicksResponse>({
  who: 'admin',
  handle: async (context, { weekNumber }, call) => {
    await requireActingAdmin(context, call);
    const weeks = await listWeeks(context.database);
    if (!weeks.some((week) => week.weekNumber === weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
    return { picks: await picksOfWeek(context.database, weekNumber) };
  },
});
