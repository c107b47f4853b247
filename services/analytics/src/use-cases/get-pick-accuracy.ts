import { rpc } from '@torchbearer/kit';
import {
  GetPickAccuracyResponse,
  type GetPickAccuracyRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import { draftAccuracies } from '../domain/draft-accuracy.js';
import { descending } from '../domain/in-order.js';
import type { Context } from '../context.js';
import { encodedOnce } from './encoded-once.js';
import { rankedLeague } from './ranked-league.js';

/** Highest first. */
export const getPickAccuracy = rpc<Context, GetPickAccuracyRequest, GetPickAccuracyResponse>({
  who: 'admin',
  handle: encodedOnce(GetPickAccuracyResponse, ({ get }) => {
    const league = get(rankedLeague);
    const { ids, names } = league.players;
    const accuracies = draftAccuracies(league);
    return {
      players: descending(accuracies).map((player) => ({
        userId: ids[player]!,
        name: names[player]!,
        draftAccuracy: accuracies[player]!,
      })),
    };
  }),
});
