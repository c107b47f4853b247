/** The results as a table for people and as JSON for machines. */
import type { Form } from '../job.js';
import { reaches, type Found } from './judge.js';
import type { Result } from './run-jobs.js';

/** Three significant digits, without an exponent. */
export function shown(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value === 0) return '0';
  const digits = Math.min(4, Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value)))));
  return value.toFixed(digits);
}

/** A line per figure: what it is judged by, all runs, and what should be. */
export function textOf({ job, runs, found, seconds }: Result): string {
  const rounds = runs.filter(({ side }) => side === 'ours').length;
  const against = job.baseline === undefined ? '' : `, against ${job.baseline}`;
  return [
    `${job.name}: ${job.title}${against} (rounds: ${rounds}, ${Math.round(seconds)} s)`,
    ...found.map((one) => `  ${lineOf(one, rounds)}`),
  ].join('\n');
}

function lineOf({ figure, value, median, low, high, limit, isWithin }: Found, rounds: number): string {
  const { name, unit, must } = figure;
  const reached = must !== undefined && reaches(figure, value, must) ? ' ✓' : '';
  return [
    `${name.padEnd(56)} ${shown(value)} ${unit}`,
    ...(rounds === 1 ? [] : [`median ${shown(median)} [${shown(low)} … ${shown(high)}]`]),
    ...(must === undefined ? [] : [`must ${must}${reached}`]),
    ...(limit === null ? [] : [`limit ${limit}${isWithin ? '' : ' EXCEEDED'}`]),
  ].join('   ');
}

/** A sentence for each exceeded limit. */
export const exceeded = (results: readonly Result[]): string[] =>
  results.flatMap(({ job, found }) =>
    found
      .filter(({ isWithin }) => !isWithin)
      .map(
        ({ figure, value, limit }) =>
          `${job.name}: ${figure.name} is ${shown(value)} ${figure.unit}, the limit is ${String(limit)}`,
      ),
  );

export interface Machine {
  readonly cores: number;
  readonly cpu: string;
  readonly node: string;
}

interface About {
  readonly form: Form;
  readonly begunAt: Date;
  readonly machine: Machine;
  readonly failures: readonly string[];
}

/** Everything, each run included, for comparison with another version. */
export function jsonOf(results: readonly Result[], about: About): string {
  const jobs = results.map(({ job: { name, title, baseline = null }, runs, found, seconds }) => ({
    ...{ name, title, baseline, seconds },
    figures: found.map(({ figure, ...judged }) => ({ ...figure, ...judged })),
    runs,
  }));
  return JSON.stringify({ ...about, jobs, exceeded: exceeded(results) }, null, 2);
}
