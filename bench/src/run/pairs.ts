/** Two ways to do the same, alternating within one run: the result is their ratio, not the machine's speed. */
import type { Runs, Sample } from '../job.js';

export type Side = 'ours' | 'baseline';

export interface Run {
  readonly side: Side;
  readonly sample: Sample;
}

/** The order of the runs: the two sides take turns to be first, so that neither always gets the quieter half. */
export const orderOf = (rounds: number, hasBaseline: boolean): Side[] =>
  Array.from({ length: rounds }, (_, round): Side[] => {
    if (!hasBaseline) return ['ours'];
    return round % 2 === 0 ? ['ours', 'baseline'] : ['baseline', 'ours'];
  }).flat();

/** Nothing is run before: the first of our runs meets processes that have just started. */
export async function runAll(runs: Runs, rounds: number): Promise<Run[]> {
  const done: Run[] = [];
  for (const side of orderOf(rounds, runs.baseline !== undefined)) {
    const sample = side === 'ours' ? await runs.ours() : await runs.baseline?.();
    if (sample) done.push({ side, sample });
  }
  return done;
}

/** The values of one side, in the order of the runs. */
export const valuesOf = (runs: readonly Run[], side: Side, key: string): number[] =>
  runs.filter((run) => run.side === side).map((run) => valueOf(run, key));

/** Ours divided by the baseline's, for each pair. */
export function ratiosOf(runs: readonly Run[], key: string): number[] {
  const baseline = valuesOf(runs, 'baseline', key);
  return valuesOf(runs, 'ours', key).map((value, round) => value / (baseline[round] ?? Number.NaN));
}

function valueOf({ side, sample }: Run, key: string): number {
  const value = sample[key];
  if (value === undefined) throw new Error(`a run of ${side} has no ${key}`);
  return value;
}
