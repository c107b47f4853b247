import { rpc } from '@torchbearer/kit';
import type {
  GetPickAccuracyRequest,
  GetPickAccuracyResponse,
} from '@torchbearer/proto/analytics/v1/analytics';
import type { Question } from '../answers/answers.js';
import { league } from '../answers/league.js';
import type { Context } from '../context.js';
import { draftAccuracy } from '../domain/draft-accuracy.js';
import { liveCastaways } from '../domain/league.js';

/** Highest first. */
const accuracy: Question<GetPickAccuracyResponse> = async ({ of }) => {
  const facts = await of(league);
  const live = liveCastaways(facts);
  return {
    players: facts.players
      .map(({ id, name, castawayIds }) => ({
        userId: id,
        name,
        draftAccuracy: draftAccuracy(castawayIds, live),
      }))
      .sort((a, b) => b.draftAccuracy - a.draftAccuracy),
  };
};

export const getPickAccuracy = rpc<Context, GetPickAccuracyRequest, GetPickAccuracyResponse>({
  who: 'admin',
  handle: ({ answers }) => answers.of(accuracy),
});
