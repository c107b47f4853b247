import { rpc } from '@torchbearer/kit';
import type {
  GetLeaderboardRequest,
  GetLeaderboardResponse,
} from '@torchbearer/proto/analytics/v1/analytics';
import type { CachedQuery } from './query-cache.js';
import { league } from './league-query.js';
import type { Context } from '../context.js';
import { leaderboard } from '../domain/leaderboard.js';

const rows: CachedQuery<GetLeaderboardResponse> = async ({ get }) => ({
  rows: leaderboard(await get(league)).map(({ id, rank, name, total, averagePoints }) => ({
    userId: id,
    rank,
    name,
    totalPoints: total,
    averagePoints,
  })),
});

export const getLeaderboard = rpc<Context, GetLeaderboardRequest, GetLeaderboardResponse>({
  who: 'admin',
  handle: ({ cache }) => cache.get(rows),
});
