import { displayOrder } from '../ranking.js';
import type { Totals } from './totals.js';

/** Players in columns, one value each. */
export interface Rankable extends Pick<Totals, 'total' | 'bestWeek' | 'autoPicks'> {
  readonly ids: readonly string[];
  /** Milliseconds since the epoch; NaN before the player has submitted rankings. */
  readonly rankedAt: Float64Array;
}

/** The players in display order: which of them comes at each place. Quick if they are nearly in order already. */
export function displayedOrder({ ids, rankedAt, total, bestWeek, autoPicks }: Rankable): number[] {
  const standingOf = (player: number) => ({
    id: ids[player]!,
    total: total[player]!,
    autoPicks: autoPicks[player]!,
    bestWeek: bestWeek[player]!,
    rankedAt: Number.isNaN(rankedAt[player]) ? null : rankedAt[player]!,
  });
  // The start of `displayOrder`: most players differ in it, so that few comparisons need objects.
  const order = (a: number, b: number): number =>
    total[b]! - total[a]! ||
    autoPicks[a]! - autoPicks[b]! ||
    bestWeek[b]! - bestWeek[a]! ||
    displayOrder(standingOf(a), standingOf(b));
  return Array.from(ids.keys()).sort(order);
}

/** 1 + the number of players with a strictly higher total. @param totals in display order */
export function ranksInOrder(totals: Int32Array): Int32Array {
  const ranks = new Int32Array(totals.length);
  for (let place = 0, rank = 1; place < totals.length; place++) {
    if (totals[place] !== totals[place - 1]) rank = place + 1;
    ranks[place] = rank;
  }
  return ranks;
}
