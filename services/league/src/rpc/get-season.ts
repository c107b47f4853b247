import { rpc } from '@torchbearer/kit';
import type { GetSeasonRequest, GetSeasonResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../context.js';
import { readSeason } from '../db/season.js';

export const getSeason = rpc<Context, GetSeasonRequest, GetSeasonResponse>({
  who: 'public',
  handle: async ({ database }) => {
    const { id: _id, version: _version, rankingsCloseAt, draftAt, ...settings } = await readSeason(database);
    return {
      season: { ...settings, rankingsCloseAt: rankingsCloseAt ?? undefined, draftAt: draftAt ?? undefined },
    };
  },
});
