import { rpc } from '@torchbearer/kit';
import {
  GetLeaderboardResponse,
  type GetLeaderboardRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import type { Context } from '../context.js';
import { listedOnce } from './encoded-once.js';
import { rankedLeague } from './ranked-league.js';

export const getLeaderboard = rpc<Context, GetLeaderboardRequest, GetLeaderboardResponse>({
  who: 'admin',
  handle: listedOnce(GetLeaderboardResponse, ({ get }) => {
    const { slots, players, board } = get(rankedLeague);
    return {
      slots,
      id: 'id',
      columns: [
        { key: 'rank', field: 2, type: 'uint32', values: board.rank },
        { key: 'name', field: 3 },
        { key: 'totalPoints', field: 4, type: 'sint32', values: players.total },
        { key: 'avgPoints', field: 5, type: 'double', values: board.averagePoints },
      ],
    };
  }),
});
