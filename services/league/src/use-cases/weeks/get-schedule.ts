import { rpc } from '@torchbearer/kit';
import type { GetScheduleRequest, GetScheduleResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { readSeason } from '../../db/season.js';
import { listRevisions, listWeeks, scoredWeekNumbers } from '../../db/weeks.js';
import { toSeason, toWeek } from '../responses.js';

/** The season and all its weeks, ascending by number. */
export const getSchedule = rpc<Context, GetScheduleRequest, GetScheduleResponse>({
  who: ['gateway'],
  handle: async ({ database }) => {
    const [season, weeks, scored, revisions] = await Promise.all([
      readSeason(database),
      listWeeks(database),
      scoredWeekNumbers(database),
      listRevisions(database),
    ]);
    return {
      season: toSeason(season),
      weeks: weeks.map((week) => toWeek(week, scored.has(week.weekNumber))),
      seasonRevision: revisions.get(null),
      weekRevisions: weeks.map(
        (week) => revisions.get(week.id) ?? { version: week.version, changedAt: undefined },
      ),
    };
  },
});
