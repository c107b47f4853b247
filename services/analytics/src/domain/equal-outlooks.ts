import type { Outlooks } from './player-outlook.js';

/** Outlooks that differ by less than this fraction of a point count as equal. */
const PARTS = 10;

export interface Group {
  readonly mean: number;
  readonly deviation: number;
  readonly members: number;
}

/**
 * Groups outlooks whose mean and deviation agree to 0.1. @returns the groups ordered by mean and deviation, and each
 * outlook's group index
 */
export function groupEqual({ means, deviations }: Outlooks): { groups: Group[]; memberOf: Int32Array } {
  const groups: { mean: number; deviation: number; members: number }[] = [];
  const known = new Map<number, Map<number, number>>();
  const memberOf = new Int32Array(means.length);
  for (let player = 0; player < memberOf.length; player++) {
    const mean = Math.round(means[player]! * PARTS);
    const deviation = Math.round(deviations[player]! * PARTS);
    const ofMean = known.get(mean) ?? new Map<number, number>();
    if (ofMean.size === 0) known.set(mean, ofMean);
    const index = ofMean.get(deviation) ?? groups.length;
    if (index === groups.length) {
      ofMean.set(deviation, index);
      groups.push({ mean: mean / PARTS, deviation: deviation / PARTS, members: 0 });
    }
    groups[index]!.members += 1;
    memberOf[player] = index;
  }
  // Summing groups in the same order gives exactly the same result.
  const order = groups.map((_, index) => index);
  order.sort((a, b) => groups[a]!.mean - groups[b]!.mean || groups[a]!.deviation - groups[b]!.deviation);
  const placeOf = new Int32Array(groups.length);
  order.forEach((index, place) => (placeOf[index] = place));
  return {
    groups: order.map((index) => groups[index]!),
    memberOf: memberOf.map((index) => placeOf[index]!),
  };
}
