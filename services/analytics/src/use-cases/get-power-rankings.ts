import { rpc } from '@torchbearer/kit';
import {
  GetPowerRankingsResponse,
  type GetPowerRankingsRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import { descending } from '../domain/in-order.js';
import { powerScores } from '../domain/power-score.js';
import type { Context } from '../context.js';
import { encodedOnce } from './encoded-once.js';
import { rankedLeague } from './ranked-league.js';

export const getPowerRankings = rpc<Context, GetPowerRankingsRequest, GetPowerRankingsResponse>({
  who: 'admin',
  handle: encodedOnce(GetPowerRankingsResponse, ({ get }) => {
    const league = get(rankedLeague);
    const { ids, names } = league.players;
    const scores = powerScores(league);
    return {
      rankings: descending(scores).map((player) => ({
        userId: ids[player]!,
        name: names[player]!,
        powerScore: scores[player]!,
      })),
    };
  }),
});
