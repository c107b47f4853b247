import { rpc } from '@torchbearer/kit';
import {
  GetPickAccuracyResponse,
  type GetPickAccuracyRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import { draftAccuracies } from '../domain/draft-accuracy.js';
import type { Context } from '../context.js';
import { descendingList } from './descending-list.js';
import { listedOnce } from './encoded-once.js';
import { rankedLeague } from './ranked-league.js';

export const getPickAccuracy = rpc<Context, GetPickAccuracyRequest, GetPickAccuracyResponse>({
  who: 'admin',
  handle: listedOnce(GetPickAccuracyResponse, ({ get }) => {
    const league = get(rankedLeague);
    return descendingList(league, 'draftAccuracy', 'uint32', draftAccuracies(league));
  }),
});
