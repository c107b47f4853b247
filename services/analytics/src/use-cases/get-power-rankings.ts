import { rpc } from '@torchbearer/kit';
import type {
  GetPowerRankingsRequest,
  GetPowerRankingsResponse,
} from '@torchbearer/proto/analytics/v1/analytics';
import type { CachedQuery } from './query-cache.js';
import { league } from './league-query.js';
import type { Context } from '../context.js';
import { powerScores } from '../domain/power-score.js';

const powerRankings: CachedQuery<GetPowerRankingsResponse> = async ({ get }) => {
  const ranked = await get(league);
  const scores = powerScores(ranked);
  return {
    rankings: ranked.players
      .map(({ id, name }, index) => ({ userId: id, name, powerScore: scores[index] ?? 0 }))
      .sort((a, b) => b.powerScore - a.powerScore),
  };
};

export const getPowerRankings = rpc<Context, GetPowerRankingsRequest, GetPowerRankingsResponse>({
  who: 'admin',
  handle: ({ cache }) => cache.get(powerRankings),
});
