import { rpc } from '@torchbearer/kit';
import {
  GetPowerRankingsResponse,
  type GetPowerRankingsRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import { powerScores } from '../domain/power-score.js';
import type { Context } from '../context.js';
import { encodedOnce } from './encoded-once.js';
import { rankedLeague } from './ranked-league.js';

export const getPowerRankings = rpc<Context, GetPowerRankingsRequest, GetPowerRankingsResponse>({
  who: 'admin',
  handle: encodedOnce(
    GetPowerRankingsResponse,
    ({ get }) => {
      const league = get(rankedLeague);
      const scores = powerScores(league);
      const rankings = league.players.ids.map((userId, place) => ({
        userId,
        name: league.players.names[place]!,
        powerScore: scores[place]!,
      }));
      return { rankings: rankings.sort((a, b) => b.powerScore - a.powerScore) };
    },
    ({ rankings }) => rankings,
  ),
});
