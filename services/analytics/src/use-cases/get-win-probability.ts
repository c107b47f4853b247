import { rpc } from '@torchbearer/kit';
import {
  GetWinProbabilityResponse,
  type GetWinProbabilityRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import { remainingWeeks } from '../domain/league.js';
import { winProbabilities } from '../domain/win-probability.js';
import type { Context } from '../context.js';
import { encodedOnce } from './encoded-once.js';
import { playersBy, rankedLeague } from './ranked-league.js';

export const getWinProbability = rpc<Context, GetWinProbabilityRequest, GetWinProbabilityResponse>({
  who: 'admin',
  handle: encodedOnce(
    GetWinProbabilityResponse,
    ({ get }) => {
      const league = get(rankedLeague);
      return {
        probabilities: playersBy(league, 'winProbability', winProbabilities(league)),
        completedWeeks: league.scoredWeeks.length,
        remainingWeeks: remainingWeeks(league),
      };
    },
    (response) => response,
  ),
});
