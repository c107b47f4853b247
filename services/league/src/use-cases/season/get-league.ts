import { rpc } from '@torchbearer/kit';
import type { GetLeagueRequest, GetLeagueResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { areRankingsLocked } from '../../domain/rankings-lock.js';
import { draftStatus, toWeek } from '../responses.js';

export const getLeague = rpc<Context, GetLeagueRequest, GetLeagueResponse>({
  who: 'player',
  handle: async ({ readOverview }, _request, { now }) => {
    const { draft, rankingsCloseAt, activeWeek, players, castaways } = await readOverview(now);
    return {
      draftStatus: draftStatus(draft.status),
      rankingsLocked: areRankingsLocked({ ...draft, rankingsCloseAt }, now),
      activeWeek: activeWeek ? toWeek(activeWeek, activeWeek.isScored) : undefined,
      players,
      castaways,
    };
  },
});
