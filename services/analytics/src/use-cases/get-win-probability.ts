import { rpc } from '@torchbearer/kit';
import {
  GetWinProbabilityResponse,
  type GetWinProbabilityRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import { remainingWeeks } from '../domain/league.js';
import { winProbabilities } from '../domain/win-probability.js';
import type { Context } from '../context.js';
import { encodedOnce } from './encoded-once.js';
import { rankedLeague } from './ranked-league.js';

export const getWinProbability = rpc<Context, GetWinProbabilityRequest, GetWinProbabilityResponse>({
  who: 'admin',
  handle: encodedOnce(
    GetWinProbabilityResponse,
    ({ get }) => {
      const league = get(rankedLeague);
      const chances = winProbabilities(league);
      const probabilities = league.players.ids.map((userId, place) => ({
        userId,
        name: league.players.names[place]!,
        winProbability: chances[place]!,
      }));
      return {
        probabilities: probabilities.sort((a, b) => b.winProbability - a.winProbability),
        completedWeeks: league.scoredWeeks.length,
        remainingWeeks: remainingWeeks(league),
      };
    },
    (response) => response,
  ),
});
