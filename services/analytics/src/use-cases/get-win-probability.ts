import { rpc } from '@torchbearer/kit';
import {
  GetWinProbabilityResponse,
  type GetWinProbabilityRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import { descending } from '../domain/in-order.js';
import { remainingWeeks } from '../domain/league.js';
import { winProbabilities } from '../domain/win-probability.js';
import type { Context } from '../context.js';
import { encodedOnce } from './encoded-once.js';
import { rankedLeague } from './ranked-league.js';

export const getWinProbability = rpc<Context, GetWinProbabilityRequest, GetWinProbabilityResponse>({
  who: 'admin',
  handle: encodedOnce(GetWinProbabilityResponse, ({ get }) => {
    const league = get(rankedLeague);
    const { ids, names } = league.players;
    const chances = winProbabilities(league);
    return {
      probabilities: descending(chances).map((player) => ({
        userId: ids[player]!,
        name: names[player]!,
        winProbability: chances[player]!,
      })),
      completedWeeks: league.scoredWeeks.length,
      remainingWeeks: remainingWeeks(league),
    };
  }),
});
