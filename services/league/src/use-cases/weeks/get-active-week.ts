import { Refusal, rpc } from '@torchbearer/kit';
import type { GetActiveWeekRequest, GetActiveWeekResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { findActiveWeek, scoredWeekNumbers } from '../../db/weeks.js';
import { toWeek } from '../responses.js';

export const getActiveWeek = rpc<Context, GetActiveWeekRequest, GetActiveWeekResponse>({
  who: 'player',
  handle: async ({ database }) => {
    const week = await findActiveWeek(database);
    if (!week) throw new Refusal('NO_ACTIVE_WEEK');
    return { week: toWeek(week, (await scoredWeekNumbers(database)).has(week.weekNumber)) };
  },
});
