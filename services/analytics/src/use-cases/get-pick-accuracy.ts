import { rpc } from '@torchbearer/kit';
import {
  GetPickAccuracyResponse,
  type GetPickAccuracyRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import { draftAccuracies } from '../domain/draft-accuracy.js';
import type { Context } from '../context.js';
import { encodedOnce } from './encoded-once.js';
import { playersBy, rankedLeague } from './ranked-league.js';

export const getPickAccuracy = rpc<Context, GetPickAccuracyRequest, GetPickAccuracyResponse>({
  who: 'admin',
  handle: encodedOnce(
    GetPickAccuracyResponse,
    ({ get }) => {
      const league = get(rankedLeague);
      return { players: playersBy(league, 'draftAccuracy', draftAccuracies(league)) };
    },
    ({ players }) => players,
  ),
});
