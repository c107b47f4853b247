import type { Castaway } from './league.js';

const LEAST_VARIANCE = 1;

/**
 * How much a castaway's points vary from week to week, in points²: the variances within each castaway, pooled by
 * their degrees of freedom, Σ(x − x̄c)² / Σ(nc − 1). Until a castaway has a second week, the variance over all
 * castaways is used. Never below 1.
 */
export function weeklyVariance(castaways: readonly Pick<Castaway, 'points'>[]): number {
  const played = castaways.map(({ points }) => points).filter((points) => points.length > 0);
  const freedom = played.reduce((sum, points) => sum + points.length - 1, 0);
  const groups = freedom > 0 ? played : [played.flat()];
  const squares = groups.reduce((sum, points) => sum + squaredDeviations(points), 0);
  const degrees = freedom > 0 ? freedom : Math.max(1, played.length - 1);
  return Math.max(LEAST_VARIANCE, squares / degrees);
}

function squaredDeviations(values: readonly number[]): number {
  const mean = sumOf(values) / Math.max(1, values.length);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
