import { rpc } from '@torchbearer/kit';
import {
  GetWinProbabilityResponse,
  type GetWinProbabilityRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import { remainingWeeks } from '../domain/league.js';
import { winProbabilities } from '../domain/win-probability.js';
import type { Context } from '../context.js';
import { descendingList } from './descending-list.js';
import { listedOnce } from './encoded-once.js';
import { rankedLeague } from './ranked-league.js';

export const getWinProbability = rpc<Context, GetWinProbabilityRequest, GetWinProbabilityResponse>({
  who: 'admin',
  handle: listedOnce(
    GetWinProbabilityResponse,
    ({ get }) => {
      const league = get(rankedLeague);
      return descendingList(league, 'winProbability', 'double', winProbabilities(league));
    },
    ({ get }) => {
      const league = get(rankedLeague);
      const weeks = { completedWeeks: league.scoredWeeks.length, remainingWeeks: remainingWeeks(league) };
      return {
        rest: GetWinProbabilityResponse.fromPartial(weeks),
        json: ['{"probabilities":', `,${JSON.stringify(weeks).slice(1)}`],
      };
    },
  ),
});
