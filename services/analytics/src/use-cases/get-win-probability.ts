import { rpc } from '@torchbearer/kit';
import type {
  GetWinProbabilityRequest,
  GetWinProbabilityResponse,
} from '@torchbearer/proto/analytics/v1/analytics';
import type { CachedQuery } from './query-cache.js';
import { league } from './league-query.js';
import type { Context } from '../context.js';
import { remainingWeeks } from '../domain/league.js';
import { winProbabilities } from '../domain/win-probability.js';

const winProbability: CachedQuery<GetWinProbabilityResponse> = async ({ get }) => {
  const ranked = await get(league);
  const chances = winProbabilities(ranked);
  return {
    probabilities: ranked.players
      .map(({ id, name }, index) => ({ userId: id, name, winProbability: chances[index] ?? 0 }))
      .sort((a, b) => b.winProbability - a.winProbability),
    completedWeeks: ranked.scoredWeeks.length,
    remainingWeeks: remainingWeeks(ranked),
  };
};

export const getWinProbability = rpc<Context, GetWinProbabilityRequest, GetWinProbabilityResponse>({
  who: 'admin',
  handle: ({ cache }) => cache.get(winProbability),
});
