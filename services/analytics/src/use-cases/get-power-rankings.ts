import { rpc } from '@torchbearer/kit';
import {
  GetPowerRankingsResponse,
  type GetPowerRankingsRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import { powerScores } from '../domain/power-score.js';
import type { Context } from '../context.js';
import { descendingList } from './descending-list.js';
import { listedOnce } from './encoded-once.js';
import { rankedLeague } from './ranked-league.js';

export const getPowerRankings = rpc<Context, GetPowerRankingsRequest, GetPowerRankingsResponse>({
  who: 'admin',
  handle: listedOnce(GetPowerRankingsResponse, ({ get }) => {
    const league = get(rankedLeague);
    return descendingList(league, 'powerScore', 'double', powerScores(league));
  }),
});
