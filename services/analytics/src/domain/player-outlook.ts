/** Players' totals at the season's end, as normal distributions: one value per player. */
export interface Outlooks {
  /** Points. */
  readonly means: Float64Array;
  /** Points; not below 0.5. */
  readonly deviations: Float64Array;
}

/** What players with certain castaways can still expect. */
export interface Prospect {
  /** Points of each remaining week. */
  readonly expected: readonly number[];
  /** Of their sum, in points; not below 0.5. */
  readonly deviation: number;
}

const LEAST_DEVIATION = 0.5;

/**
 * For each remaining week, the mean and variance of the player's pick: their best castaway if
 * still in (chance q), else the next best, else nothing. With live castaways high and low that is m = q·μh +
 * (1−q)·q·μl and v = (1 − (1−q)²)·σ² + q·μh² + (1−q)·q·μl² − m², the moments of a mixture (law of total variance);
 * with one m = q·μ and v = q·σ² + q·μ² − m²; without any both are 0.
 * @param liveMeans expected points per week of each of the player's live castaways, in any order
 * @param survival for each remaining week, the chance that a castaway who is in today still is
 * @param variance of a castaway's points from week to week, points²
 */
export function prospectOf(
  liveMeans: readonly number[],
  survival: readonly number[],
  variance: number,
): Prospect {
  const best = [...liveMeans].sort((a, b) => b - a);
  const weeks: number[] = [];
  let spread = 0;
  for (const chance of survival) {
    let expected = 0;
    let square = 0;
    let reached = 1;
    for (const value of best) {
      expected += reached * chance * value;
      square += reached * chance * (variance + value * value);
      reached *= 1 - chance;
    }
    weeks.push(expected);
    // Only rounding can make it negative.
    spread += Math.max(0, square - expected * expected);
  }
  return { expected: weeks, deviation: Math.max(LEAST_DEVIATION, Math.sqrt(spread)) };
}
