import { rpc } from '@torchbearer/kit';
import {
  GetLeaderboardResponse,
  type GetLeaderboardRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import type { Context } from '../context.js';
import { encodedOnce } from './encoded-once.js';
import { rankedLeague } from './ranked-league.js';

export const getLeaderboard = rpc<Context, GetLeaderboardRequest, GetLeaderboardResponse>({
  who: 'admin',
  handle: encodedOnce(GetLeaderboardResponse, ({ get }) => {
    const { players, rank, averagePoints } = get(rankedLeague).board;
    return {
      rows: players.ids.map((userId, player) => ({
        userId,
        rank: rank[player]!,
        name: players.names[player]!,
        totalPoints: players.total[player]!,
        averagePoints: averagePoints[player]!,
      })),
    };
  }),
});
