import { rpc } from '@torchbearer/kit';
import type { GetSeasonRequest, GetSeasonResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { readSeasonNow } from '../../db/overview.js';
import { toSeason } from '../responses.js';

export const getSeason = rpc<Context, GetSeasonRequest, GetSeasonResponse>({
  who: 'public',
  handle: async ({ database }) => {
    const { season, activeWeek: week } = await readSeasonNow(database);
    const activeWeek = week ? { weekNumber: week.weekNumber, picksCloseAt: week.picksCloseAt } : undefined;
    return { season: toSeason(season), activeWeek };
  },
});
