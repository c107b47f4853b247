import { rpc } from '@torchbearer/kit';
import type { GetSeasonRequest, GetSeasonResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { readSeason } from '../../db/season.js';
import { findActiveWeek } from '../../db/weeks.js';
import { toSeason } from '../responses.js';

export const getSeason = rpc<Context, GetSeasonRequest, GetSeasonResponse>({
  who: 'public',
  handle: async ({ database }) => {
    const [season, week] = await Promise.all([readSeason(database), findActiveWeek(database)]);
    const activeWeek = week ? { weekNumber: week.weekNumber, picksCloseAt: week.picksCloseAt } : undefined;
    return { season: toSeason(season), activeWeek };
  },
});
