import { rpc } from '@torchbearer/kit';
import type { GetLeagueRequest, GetLeagueResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { readOverview } from '../../db/overview.js';
import { areRankingsLocked } from '../../domain/rankings-lock.js';
import { draftStatus, toWeek } from '../responses.js';

export const getLeague = rpc<Context, GetLeagueRequest, GetLeagueResponse>({
  who: 'player',
  handle: async ({ database }, _request, { now }) => {
    const { draft, rankingsCloseAt, activeWeek, players, castaways } = await readOverview(database);
    return {
      draftStatus: draftStatus(draft.status),
      rankingsLocked: areRankingsLocked({ ...draft, rankingsCloseAt }, now),
      activeWeek: activeWeek ? toWeek(activeWeek, activeWeek.isScored) : undefined,
      players,
      castaways,
    };
  },
});
