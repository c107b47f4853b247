import { rpc } from '@torchbearer/kit';
import type {
  GetWinProbabilityRequest,
  GetWinProbabilityResponse,
} from '@torchbearer/proto/analytics/v1/analytics';
import type { Question } from '../answers/answers.js';
import { league } from '../answers/league.js';
import type { Context } from '../context.js';
import { remainingWeeks } from '../domain/league.js';
import { winProbabilities } from '../domain/win-probability.js';

const winProbability: Question<GetWinProbabilityResponse> = async ({ of }) => {
  const facts = await of(league);
  const chances = winProbabilities(facts);
  return {
    probabilities: facts.players
      .map(({ id, name }, index) => ({ userId: id, name, winProbability: chances[index] ?? 0 }))
      .sort((a, b) => b.winProbability - a.winProbability),
    completedWeeks: facts.scoredWeeks.length,
    remainingWeeks: remainingWeeks(facts),
  };
};

export const getWinProbability = rpc<Context, GetWinProbabilityRequest, GetWinProbabilityResponse>({
  who: 'admin',
  handle: ({ answers }) => answers.of(winProbability),
});
