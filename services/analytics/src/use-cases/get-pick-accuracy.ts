import { rpc } from '@torchbearer/kit';
import type {
  GetPickAccuracyRequest,
  GetPickAccuracyResponse,
} from '@torchbearer/proto/analytics/v1/analytics';
import type { CachedQuery } from './query-cache.js';
import { league } from './league-query.js';
import type { Context } from '../context.js';
import { draftAccuracy } from '../domain/draft-accuracy.js';
import { liveCastaways } from '../domain/league.js';

/** Highest first. */
const accuracy: CachedQuery<GetPickAccuracyResponse> = async ({ get }) => {
  const ranked = await get(league);
  const live = liveCastaways(ranked);
  return {
    players: ranked.players
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
  handle: ({ cache }) => cache.get(accuracy),
});
