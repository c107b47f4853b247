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

/** The places of the participants in display order. */
export function displayPlaces({ ids, total, autoPicks, bestWeek, rankedAt }: Players): number[] {
  const standings = ids.map((id, place) => ({
    place,
    id,
    total: total[place]!,
    autoPicks: autoPicks[place]!,
    bestWeek: bestWeek[place]!,
    rankedAt: Number.isNaN(rankedAt[place]) ? null : rankedAt[place]!,
  }));
  return standings.sort(displayOrder).map(({ place }) => place);
}

/** Ranks the participants. @param places theirs in display order */
export function leaderboard(players: Players, places = displayPlaces(players)): Leaderboard {
  const ordered = inOrder(players, places);
  const averagePoints = new Float64Array(places.length);
  for (let player = 0; player < places.length; player++) {
    averagePoints[player] = roundedRatio(ordered.total[player]!, ordered.weeksPicked[player]!, 1);
  }
  return {
    players: ordered,
    rank: Int32Array.from(ranksOf(Array.from(ordered.total, (total) => ({ total })))),
    averagePoints,
  };
}
