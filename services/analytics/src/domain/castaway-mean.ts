import type { Castaway } from './league.js';

/** How many weeks at the league's mean every castaway starts with. */
const PRIOR_WEEKS = 3;

/** The league's mean points a castaway and week, over all that are saved; 0 before any. */
export function leagueMean(castaways: readonly Pick<Castaway, 'points'>[]): number {
  let sum = 0;
  let weeks = 0;
  for (const { points } of castaways) {
    sum += sumOf(points);
    weeks += points.length;
  }
  return weeks === 0 ? 0 : sum / weeks;
}

/**
 * Points that a castaway is expected to bring a week, by id: (S + 3·μ0) / (n + 3) with S points in n weeks in play
 * and μ0 the league's mean. Each mean is drawn towards the common one, the more the less is known of it: shrinkage
 * as of Efron and Morris, "Stein's Estimation Rule and Its Competitors" (1973), with a fixed prior of three weeks.
 */
export function castawayMeans(castaways: readonly Castaway[]): ReadonlyMap<string, number> {
  const prior = leagueMean(castaways);
  return new Map(
    castaways.map(({ id, points }) => [
      id,
      (sumOf(points) + PRIOR_WEEKS * prior) / (points.length + PRIOR_WEEKS),
    ]),
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
