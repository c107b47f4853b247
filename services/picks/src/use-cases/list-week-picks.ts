import { Refusal, rpc } from '@torchbearer/kit';
import type { ListWeekPicksRequest, ListWeekPicksResponse } from '@torchbearer/proto/picks/v1/picks';
import type { Context } from '../context.js';
import { picksOfWeek } from '../db/pick-entries.js';
import { listWeeks } from '../db/weeks.js';

export const listWeekPicks = rpc<Context, ListWeekPicksRequest, ListWeekPicksResponse>({
  who: 'admin',
  handle: async ({ database }, { weekNumber }) => {
    const weeks = await listWeeks(database);
    if (!weeks.some((week) => week.weekNumber === weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
    return { picks: await picksOfWeek(database, weekNumber) };
  },
});
