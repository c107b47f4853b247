import { roundedRatio } from '@torchbearer/rules';
import { displayedOrder, ranksInOrder } from '@torchbearer/rules/league';
import { inOrder } from './in-order.js';
import type { Players } from './league.js';

export interface Leaderboard {
  /** Every participant, in display order. */
  readonly players: Players;
  readonly rank: Int32Array;
  /** Points per counted week with a pick, one decimal; 0 without one. */
  readonly averagePoints: Float64Array;
}

/** Ranks the participants. @param places who comes where, in display order */
export function leaderboard(players: Players, places = displayedOrder(players)): Leaderboard {
  const ordered = inOrder(players, places);
  const averagePoints = new Float64Array(places.length);
  for (let player = 0; player < averagePoints.length; player++)
    averagePoints[player] = roundedRatio(ordered.total[player]!, ordered.weeksPicked[player]!, 1);
  return { players: ordered, rank: ranksInOrder(ordered.total), averagePoints };
}
