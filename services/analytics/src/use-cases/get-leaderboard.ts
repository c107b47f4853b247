import { rpc } from '@torchbearer/kit';
import type {
  GetLeaderboardRequest,
  GetLeaderboardResponse,
} from '@torchbearer/proto/analytics/v1/analytics';
import type { Question } from '../answers/answers.js';
import { league } from '../answers/league.js';
import type { Context } from '../context.js';
import { leaderboard } from '../domain/leaderboard.js';

const rows: Question<GetLeaderboardResponse> = async ({ of }) => ({
  rows: leaderboard(await of(league)).map(({ player, rank, averagePoints }) => ({
    userId: player.id,
    rank,
    name: player.name,
    totalPoints: player.total,
    averagePoints,
  })),
});

export const getLeaderboard = rpc<Context, GetLeaderboardRequest, GetLeaderboardResponse>({
  who: 'admin',
  handle: ({ answers }) => answers.of(rows),
});
