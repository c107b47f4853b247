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
  handle: encodedOnce(
    GetLeaderboardResponse,
    ({ get }) => {
      const { players, board } = get(rankedLeague);
      return {
        rows: players.ids.map((userId, place) => ({
          userId,
          rank: board.rank[place]!,
          name: players.names[place]!,
          totalPoints: players.total[place]!,
          averagePoints: board.averagePoints[place]!,
        })),
      };
    },
    ({ rows }) =>
      rows.map(({ userId: id, rank, name, totalPoints, averagePoints: avgPoints }) => ({
        id,
        rank,
        name,
        totalPoints,
        avgPoints,
      })),
  ),
});
