import { rpc } from '@torchbearer/kit';
import type {
  GetPowerRankingsRequest,
  GetPowerRankingsResponse,
} from '@torchbearer/proto/analytics/v1/analytics';
import type { Question } from '../answers/answers.js';
import { league } from '../answers/league.js';
import type { Context } from '../context.js';
import { powerScores } from '../domain/power-score.js';

const powerRankings: Question<GetPowerRankingsResponse> = async ({ of }) => {
  const facts = await of(league);
  const scores = powerScores(facts);
  return {
    rankings: facts.players
      .map(({ id, name }, index) => ({ userId: id, name, powerScore: scores[index] ?? 0 }))
      .sort((a, b) => b.powerScore - a.powerScore),
  };
};

export const getPowerRankings = rpc<Context, GetPowerRankingsRequest, GetPowerRankingsResponse>({
  who: 'admin',
  handle: ({ answers }) => answers.of(powerRankings),
});
