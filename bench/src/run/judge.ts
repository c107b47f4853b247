/** From the runs of a job to its figures, and whether they are within their limits. */
import type { Figure, Form, Job, Runs, Sample } from '../job.js';

export type Side = 'ours' | 'baseline';

export interface Run {
  readonly side: Side;
  readonly sample: Sample;
}

/**
 * Two ways to do the same alternate within one run: the result is their ratio, not the machine's speed. Nothing is run
 * before: the first of our runs meets processes that have just started. The two take turns to be first, so that neither
 * always gets the quieter half.
 */
export async function runAll(runs: Runs, rounds: number): Promise<Run[]> {
  const done: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    const both: readonly Side[] = round % 2 === 0 ? ['ours', 'baseline'] : ['baseline', 'ours'];
    for (const side of both) {
      const sample = await runs[side]?.();
      if (sample) done.push({ side, sample });
    }
  }
  return done;
}

export interface Found {
  readonly figure: Figure;
  /** In the first run, or the median if the figure says so. */
  readonly value: number;
  readonly median: number;
  /** The least and the greatest of all runs. */
  readonly low: number;
  readonly high: number;
  /** The limit in this form; null if there is none. */
  readonly limit: number | null;
  readonly isWithin: boolean;
}

/** Leaves out what was not measured in this form, unless it has a limit. */
export const judgeAll = ({ figures }: Pick<Job, 'figures'>, runs: readonly Run[], form: Form): Found[] =>
  figures
    .filter(({ key, limit }) => limit?.[form] !== undefined || runs.some(({ sample }) => key in sample))
    .map((figure) => judge(figure, runs, form));

/** @throws Error if a run lacks the figure */
export function judge(figure: Figure, runs: readonly Run[], form: Form): Found {
  const ours = valuesOf(runs, 'ours', figure.key);
  const baseline = figure.unit === '×' ? valuesOf(runs, 'baseline', figure.key) : null;
  const values = baseline ? ours.map((value, round) => value / (baseline[round] ?? Number.NaN)) : ours;
  const [low, median, high] = [0, 0.5, 1].map((share) => quantile(values, share)) as [number, number, number];
  const value = figure.isMedian ? median : (values[0] ?? Number.NaN);
  const limit = figure.limit?.[form] ?? null;
  const isWithin = limit === null || reaches(figure, value, limit);
  return { figure, value, median, low, high, limit, isWithin };
}

/** A value that is no number reaches nothing. */
export const reaches = ({ better }: Pick<Figure, 'better'>, value: number, wanted: number): boolean =>
  better === 'higher' ? value >= wanted : value <= wanted;

/** Linear between the neighbours; `share` from 0 to 1. NaN without numbers. */
export function quantile(numbers: Iterable<number>, share: number): number {
  const inOrder = Float64Array.from(numbers).sort();
  const place = share * (inOrder.length - 1);
  const [below, above] = [inOrder[Math.floor(place)] ?? Number.NaN, inOrder[Math.ceil(place)] ?? Number.NaN];
  return below + (above - below) * (place - Math.floor(place));
}

/** The values of one side, in the order of the runs. */
const valuesOf = (runs: readonly Run[], side: Side, key: string): number[] =>
  runs
    .filter((run) => run.side === side)
    .map(({ sample }) => {
      const value = sample[key];
      if (value === undefined) throw new Error(`a run of ${side} has no ${key}`);
      return value;
    });
