import { rpc } from '@torchbearer/kit';
import type { ListRankingsRequest, ListRankingsResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { listCastaways } from '../../db/castaways.js';
import { listPlayers } from '../../db/users.js';
import { shownOrder } from '../../domain/ranking.js';
import { rankingRows } from '../responses.js';

export const listRankings = rpc<Context, ListRankingsRequest, ListRankingsResponse>({
  who: 'admin',
  handle: async ({ database }) => {
    const [castaways, players] = await Promise.all([listCastaways(database), listPlayers(database)]);
    return {
      rankings: players.map(({ user, ranking, submittedAt }) => ({
        user,
        submittedAt: submittedAt ?? undefined,
        entries: submittedAt ? rankingRows(shownOrder(ranking, castaways)) : [],
      })),
    };
  },
});
