import { rpc } from '@torchbearer/kit';
import {
  GetPickAccuracyResponse,
  type GetPickAccuracyRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import { draftAccuracies } from '../domain/draft-accuracy.js';
import type { Context } from '../context.js';
import { encodedOnce } from './encoded-once.js';
import { rankedLeague } from './ranked-league.js';

export const getPickAccuracy = rpc<Context, GetPickAccuracyRequest, GetPickAccuracyResponse>({
  who: 'admin',
  handle: encodedOnce(
    GetPickAccuracyResponse,
    ({ get }) => {
      const league = get(rankedLeague);
      const accuracies = draftAccuracies(league);
      const players = league.players.ids.map((userId, place) => ({
        userId,
        name: league.players.names[place]!,
        draftAccuracy: accuracies[place]!,
      }));
      return { players: players.sort((a, b) => b.draftAccuracy - a.draftAccuracy) };
    },
    ({ players }) => players,
  ),
});
