import { createLogCdf } from './normal.js';
import type { Outlooks } from './player-outlook.js';

const POINTS = 512;
/** The grid's span in deviations below and above the best; values outside have a chance below 1 in 10,000. */
const BELOW = 4;
const ABOVE = 6;
const NEGLIGIBLE = 1e-30;

/**
 * The chance of each of several independent normal variables to be the greatest: P(i) ∝ ∫ φi(x)·Π(j≠i) Φj(x) dx, the
 * density of the maximum split by variable (order statistics of independent, non-identical variables; David and
 * Nagaraja, "Order Statistics", 2003). With L(x) = Σ ln Φj(x) this is ∫ exp L(x) · d ln Φi(x), which is summed on 512
 * points from max(M − 4s) to max(M + 6s). Within a step the shares of exp L's growth are constant, so the chances add
 * up for any step size, even if a player's whole distribution is within one step. Time grows with the number of
 * different (mean, deviation), both to 0.1, times 512.
 * @returns shares of 1, in the order given; equal outlooks have equal shares
 */
export function chancesOfMaximum(outlooks: Outlooks): Float64Array {
  const { groups, memberOf } = groupEqual(outlooks);
  const lowest = groups.reduce(
    (most, { mean, deviation }) => Math.max(most, mean - BELOW * deviation),
    -Infinity,
  );
  const highest = groups.reduce(
    (most, { mean, deviation }) => Math.max(most, mean + ABOVE * deviation),
    -Infinity,
  );
  const step = (highest - lowest) / (POINTS - 1);

  const logs = new Float64Array(POINTS);
  for (const group of groups) {
    const { first, stride, points } = placed(group, lowest, step);
    for (let k = 0; k < points; k++) logs[k] = logs[k]! + group.members * lnCdf.at(first + k * stride);
  }
  const weights = stepWeights(logs);
  // With very many players the best is almost surely above the grid's lower part, so that part is skipped.
  const from = weights.findIndex((weight) => Math.abs(weight) > NEGLIGIBLE);
  const chances = groups.map((group) => {
    const { first, stride, points } = placed(group, lowest, step);
    let chance = 0;
    for (let k = from; k < points; k++) chance += weights[k]! * lnCdf.at(first + k * stride);
    // Rounding may make a sum of mixed signs slightly negative.
    return Math.max(0, chance);
  });
  const whole = groups.reduce((sum, { members }, index) => sum + members * chances[index]!, 0);
  return Float64Array.from(memberOf, (index) => chances[index]! / whole);
}

/** ln Φ from the grid's lowest point, below which no player can be, to where it is 0 in doubles. */
const lnCdf = createLogCdf(-BELOW, 8.5);

/** Where the grid's points are in the table of ln Φ for one group, and how many of them before ln Φ is 0. */
function placed({ mean, deviation }: Group, lowest: number, step: number) {
  // Rounding must not lead out of the table.
  const first = Math.max(0, lnCdf.placeOf((lowest - mean) / deviation));
  const stride = (step / deviation) * lnCdf.parts;
  const inside = Math.ceil((lnCdf.end - first) / stride);
  return { first, stride, points: Math.max(0, Math.min(POINTS, inside)) };
}

/**
 * Factors w such that Σ w(k)·ln Φi(k) is player i's part of what exp L gains from step to step: in each step
 * ΔexpL · ΔlnΦi / ΔL, summed by parts.
 */
function stepWeights(logs: Float64Array): Float64Array {
  const weights = new Float64Array(POINTS);
  for (let k = 0; k + 1 < POINTS; k++) {
    const gain = logs[k + 1]! - logs[k]!;
    const level = Math.exp(logs[k]!);
    // The logarithmic mean of exp L at both ends; expm1 overflows only if exp L starts at 0.
    const mean =
      gain < 1e-9 ? level : gain < 700 ? (level * Math.expm1(gain)) / gain : Math.exp(logs[k + 1]!) / gain;
    weights[k] = weights[k]! - mean;
    weights[k + 1] = weights[k + 1]! + mean;
  }
  return weights;
}

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
function groupEqual({ means, deviations }: Outlooks): { groups: Group[]; memberOf: Int32Array } {
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
