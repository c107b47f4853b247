import { rpc } from '@torchbearer/kit';
import {
  GetPowerRankingsResponse,
  type GetPowerRankingsRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import { powerScores } from '../domain/power-score.js';
import type { Context } from '../context.js';
import { encodedOnce } from './encoded-once.js';
import { playersBy, rankedLeague } from './ranked-league.js';

export const getPowerRankings = rpc<Context, GetPowerRankingsRequest, GetPowerRankingsResponse>({
  who: 'admin',
  handle: encodedOnce(
    GetPowerRankingsResponse,
    ({ get }) => {
      const league = get(rankedLeague);
      return { rankings: playersBy(league, 'powerScore', powerScores(league)) };
    },
    ({ rankings }) => rankings,
  ),
});
