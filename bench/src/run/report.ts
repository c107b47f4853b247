/** The results as text for people and as JSON for machines. */
import type { Figure, Form } from '../job.js';
import { excessOf, reaches, type Found } from './judge.js';
import type { Estimate } from './interval.js';
import type { Result } from './run-jobs.js';

/** Three significant digits, without an exponent. */
export function shown(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value === 0) return '0';
  const digits = Math.min(4, Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value)))));
  return value.toFixed(digits);
}

const interval = ({ low, high }: Estimate): string => `${shown(low)} … ${shown(high)}`;
const percent = (share: number): string => `${Math.floor(share * 100)} %`;

/** A line per figure: the median with its interval, the noise, and what was and what should be. */
export function textOf({ job, runs, found, seconds }: Result): string {
  const rounds = runs.filter(({ side }) => side === 'ours').length;
  const against = job.baseline === null ? '' : `, against ${job.baseline}`;
  const lines = found.map(lineOf);
  return [
    `${job.name}: ${job.title}${against} (${rounds} rounds, ${Math.round(seconds)} s)`,
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
}

function lineOf({ figure, value, noise, limit, isWithin }: Found): string {
  const { name, unit, must, goal, before } = figure;
  const measured =
    value.confidence === 0
      ? `${shown(value.median)} ${unit}`
      : `${shown(value.median)} ${unit}  [${interval(value)}, ${percent(value.confidence)}]`;
  const parts = [
    `${name.padEnd(52)} ${measured}`,
    ...(noise ? [`A/A ${interval(noise)}`] : []),
    ...(before === undefined ? [] : [`before ${before}`]),
    ...(must === undefined ? [] : [`must ${must}${reached(figure, value, must)}`]),
    ...(goal === undefined ? [] : [`goal ${goal}${reached(figure, value, goal)}`]),
    ...(limit === null ? [] : [`limit ${limit}${isWithin ? '' : ' EXCEEDED'}`]),
  ];
  return parts.join('   ');
}

const reached = (figure: Figure, value: Estimate, wanted: number): string =>
  reaches(figure, value.median, wanted) ? ' ✓' : '';

/** A sentence for each exceeded limit. */
export const exceeded = (results: readonly Result[]): string[] =>
  results.flatMap(({ job, found }) =>
    found
      .filter(({ isWithin }) => !isWithin)
      .map((one) => {
        const { figure, value, limit } = one;
        return (
          `${job.name}: ${figure.name} is ${shown(value.median)} ${figure.unit}, the limit is ${String(limit)}: ` +
          `${shown(excessOf(one))} times beyond it`
        );
      }),
  );

export interface Machine {
  readonly cores: number;
  readonly cpu: string;
  readonly node: string;
}

/** Everything, each run included, for comparison with another version. */
export const jsonOf = (
  results: readonly Result[],
  about: {
    readonly form: Form;
    readonly begunAt: Date;
    readonly machine: Machine;
    readonly failures: readonly string[];
  },
): string =>
  JSON.stringify(
    {
      ...about,
      jobs: results.map(({ job, runs, found, seconds }) => ({
        name: job.name,
        title: job.title,
        baseline: job.baseline,
        seconds,
        figures: found.map(({ figure: { limit: _, ...figure }, value, noise, limit, isWithin }) => ({
          ...figure,
          ...{ value, noise, limit, isWithin },
        })),
        runs,
      })),
      exceeded: exceeded(results),
    },
    null,
    2,
  );
