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

export async function runAll(runs: Runs, rounds: number, warmUp: boolean): Promise<Run[]> {
  if (warmUp) {
    await runs.ours();
    await runs.baseline?.();
  }
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

/**
 * The same side divided by itself: how far a ratio is from 1 if nothing differs but the moment. In the order ours,
 * baseline, baseline, ours, ours, … two runs of one side follow each other from round to round, just as close as the
 * runs of a pair. Every second of these ratios is inverted pairwise, as the sides of a pair take turns too.
 * @param sides of which neighbours are compared
 */
export function noiseOf(runs: readonly Run[], key: string, sides: 'both' | 'ours'): number[] {
  const compared = sides === 'both' ? runs : runs.filter(({ side }) => side === 'ours');
  const neighbours = compared.flatMap((run, index): [Run, Run][] => {
    const next = compared[index + 1];
    return next && next.side === run.side ? [[run, next]] : [];
  });
  return neighbours.map(([earlier, later], index) => {
    const ratio = valueOf(later, key) / valueOf(earlier, key);
    return index % 4 < 2 ? ratio : 1 / ratio;
  });
}

function valueOf({ side, sample }: Run, key: string): number {
  const value = sample[key];
  if (value === undefined) throw new Error(`a run of ${side} has no ${key}`);
  return value;
}
