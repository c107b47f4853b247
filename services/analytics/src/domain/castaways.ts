import { roundedRatio } from '@torchbearer/rules';
import { type Castaway, type Drafts, isLive, type League } from './league.js';

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

/** Castaways that are left when the season ends. */
const FINALISTS = 3;

/**
 * For each remaining week, the chance that a castaway who is in today still is then: q(j) = max(0, 1 − (j − 1)·d/A),
 * where eliminations are spread evenly, d = max(0, A − 3)/R a week, so that three are left at the end.
 * @param live castaways that are in today (A)  @param weeks still to come (R)
 */
export function survival(live: number, weeks: number): number[] {
  if (live === 0) return Array.from({ length: weeks }, () => 0);
  const eliminatedAWeek = Math.max(0, live - FINALISTS) / weeks;
  return Array.from({ length: weeks }, (_, before) => Math.max(0, 1 - (before * eliminatedAWeek) / live));
}

export interface CastawayStatus {
  readonly castaway: Castaway;
  readonly totalPoints: number;
  /** How many participants drafted this castaway. */
  readonly draftCount: number;
}

const alphabet = new Intl.Collator('en');

/**
 * Every castaway, worst first among those still in: by total, then average per week in play (0 before any), then
 * name. Eliminated castaways follow in the same order.
 */
export function castawaysStatus({ castaways, players }: Drafts): CastawayStatus[] {
  const drafted = new Int32Array(castaways.length);
  // Of a castaway who is not in the list there is nothing to count.
  for (const place of players.drafted) drafted[place]! += 1;
  return castaways
    .map((castaway, place) => ({
      castaway,
      totalPoints: castaway.points.reduce((sum, points) => sum + points, 0),
      draftCount: drafted[place]!,
    }))
    .sort(
      (a, b) =>
        Number(a.castaway.eliminated) - Number(b.castaway.eliminated) ||
        a.totalPoints - b.totalPoints ||
        average(a) - average(b) ||
        alphabet.compare(a.castaway.name, b.castaway.name) ||
        (a.castaway.id < b.castaway.id ? -1 : 1),
    );
}

const average = ({ castaway, totalPoints }: CastawayStatus): number =>
  castaway.points.length === 0 ? 0 : totalPoints / castaway.points.length;

/** The percentage of each player's castaways that are still in, rounded; 0 without any. */
export function draftAccuracies({ castaways, players }: Pick<League, 'castaways' | 'players'>): Int32Array {
  const live = Uint8Array.from(castaways, (_, place) => Number(isLive({ castaways }, place)));
  const accuracies = new Int32Array(players.ids.length);
  for (let player = 0; player < accuracies.length; player++) {
    const [from, to] = [players.draftedFrom[player]!, players.draftedFrom[player + 1]!];
    let count = 0;
    for (let index = from; index < to; index++) count += live[players.drafted[index]!] ?? 0;
    accuracies[player] = roundedRatio(100 * count, to - from, 0);
  }
  return accuracies;
}
