/** From the runs of a job to its figures, and whether they are within their limits. */
import type { Figure, Form, Job } from '../job.js';
import { estimate, type Estimate } from './interval.js';
import { noiseOf, ratiosOf, valuesOf, type Run } from './pairs.js';

export interface Found {
  readonly figure: Figure;
  readonly value: Estimate;
  /** The same side against itself; null if there were too few runs. */
  readonly noise: Estimate | null;
  /** The limit in this form; null if there is none. */
  readonly limit: number | null;
  readonly isWithin: boolean;
}

export const judgeAll = (job: Pick<Job, 'figures'>, runs: readonly Run[], form: Form): Found[] =>
  job.figures.map((figure) => judge(figure, runs, form));

export function judge(figure: Figure, runs: readonly Run[], form: Form): Found {
  const { kind, key } = figure;
  const all = kind === 'ratio' ? ratiosOf(runs, key) : valuesOf(runs, 'ours', key);
  const value = estimate(figure.isFirst ? all.slice(0, 1) : all);
  const noise = figure.isFirst ? [] : noiseOf(runs, key, kind === 'ratio' ? 'both' : 'ours');
  const limit = figure.limit?.[form] ?? null;
  return {
    figure,
    value,
    noise: noise.length === 0 ? null : estimate(noise),
    limit,
    isWithin: limit === null || reaches(figure, value.median, limit),
  };
}

/** A value that is no number reaches nothing. */
export const reaches = ({ better }: Pick<Figure, 'better'>, value: number, wanted: number): boolean =>
  better === 'lower' ? value <= wanted : value >= wanted;

/** How many times the limit is exceeded, or missed where more is better; above 1. */
export const excessOf = ({ figure, value, limit }: Found): number =>
  limit === null ? Number.NaN : figure.better === 'lower' ? value.median / limit : limit / value.median;
