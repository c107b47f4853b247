/** From the runs of a job to its figures, and whether they are within their limits. */
import type { Figure, Form, Job } from '../job.js';
import { estimate, type Estimate } from './interval.js';
import { ratiosOf, valuesOf, type Run } from './pairs.js';

export interface Found {
  readonly figure: Figure;
  /** In the first run, or the median if the figure says so. */
  readonly value: number;
  readonly all: Estimate;
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
  const values = figure.unit === '×' ? ratiosOf(runs, figure.key) : valuesOf(runs, 'ours', figure.key);
  const all = estimate(values);
  const value = figure.isMedian ? all.median : (values[0] ?? Number.NaN);
  const limit = figure.limit?.[form] ?? null;
  return { figure, value, all, limit, isWithin: limit === null || reaches(figure, value, limit) };
}

/** A value that is no number reaches nothing. */
export const reaches = ({ better }: Pick<Figure, 'better'>, value: number, wanted: number): boolean =>
  better === 'higher' ? value >= wanted : value <= wanted;
