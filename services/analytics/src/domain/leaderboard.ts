import { displayOrder, ranksOf, roundedRatio } from '@torchbearer/rules';
import { inOrder } from './in-order.js';
import type { Players } from './league.js';

export interface Leaderboard {
  /** Every participant, in display order. */
  readonly players: Players;
  readonly rank: Int32Array;
  /** Points per counted week with a pick, one decimal; 0 without one. */
  readonly averagePoints: Float64Array;
}

/** Ranks the participants. */
export function leaderboard(players: Players): Leaderboard {
  const { total, autoPicks, bestWeek, rankedAt } = players;
  const standings = players.ids
    .map((id, place) => ({
      place,
      id,
      total: total[place]!,
      autoPicks: autoPicks[place]!,
      bestWeek: bestWeek[place]!,
      rankedAt: Number.isNaN(rankedAt[place]) ? null : rankedAt[place]!,
    }))
    .sort(displayOrder);
  const ordered = inOrder(
    players,
    standings.map(({ place }) => place),
  );
  const averagePoints = new Float64Array(standings.length);
  for (let player = 0; player < averagePoints.length; player++)
    averagePoints[player] = roundedRatio(ordered.total[player]!, ordered.weeksPicked[player]!, 1);
  return { players: ordered, rank: Int32Array.from(ranksOf(standings)), averagePoints };
}
