import { rpc } from '@torchbearer/kit';
import type { GetScheduleRequest, GetScheduleResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { readSeason } from '../../db/season.js';
import { listWeeks, scoredWeekNumbers } from '../../db/weeks.js';
import { toSeason, toWeek } from '../responses.js';

/** The season and all its weeks, ascending by number. */
export const getSchedule = rpc<Context, GetScheduleRequest, GetScheduleResponse>({
  who: ['gateway'],
  handle: async ({ database }) => {
    const [season, weeks, scored] = await Promise.all([
      readSeason(database),
      listWeeks(database),
      scoredWeekNumbers(database),
    ]);
    return {
      season: toSeason(season),
      weeks: weeks.map((week) => toWeek(week, scored.has(week.weekNumber))),
    };
  },
});
