import { rpc } from '@torchbearer/kit';
import type { ListWeeksRequest, ListWeeksResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { listWeeks as allWeeks, scoredWeekNumbers } from '../../db/weeks.js';
import { toWeek } from '../responses.js';

export const listWeeks = rpc<Context, ListWeeksRequest, ListWeeksResponse>({
  who: 'admin',
  handle: async ({ database }) => {
    const [weeks, scored] = await Promise.all([allWeeks(database), scoredWeekNumbers(database)]);
    return { weeks: weeks.map((week) => toWeek(week, scored.has(week.weekNumber))) };
  },
});
