import type { Castaway } from './league.js';

/** The prior: how many weeks at the league's mean every castaway starts with. */
const PRIOR_WEEKS = 3;

/** The league's mean points per castaway and week, over all saved points; 0 before any. */
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
 * Expected points per week of each castaway, in the order given: (S + 3·μ0) / (n + 3) with S points in n weeks in play
 * and the league's mean μ0. The fewer weeks a castaway has, the more its mean is drawn towards the league's: shrinkage
 * by Efron and Morris, "Stein's Estimation Rule and Its Competitors" (1973), with a fixed prior of three weeks.
 */
export function castawayMeans(castaways: readonly Pick<Castaway, 'points'>[]): number[] {
  const prior = leagueMean(castaways);
  return castaways.map(({ points }) => (sumOf(points) + PRIOR_WEEKS * prior) / (points.length + PRIOR_WEEKS));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
