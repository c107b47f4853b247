/** Two ways to do the same, alternating within one run: the result is their ratio, not the machine's speed. */

export interface Job {
  readonly name: string;
  /** What the number measures, e.g. `ms from save to last socket`; smaller is better. */
  readonly unit: string;
  readonly ours: () => Promise<number>;
  readonly baselineName: string;
  readonly baseline: () => Promise<number>;
}

export interface Outcome {
  readonly ours: readonly number[];
  readonly baseline: readonly number[];
  /** Ours / baseline, for each round. */
  readonly ratios: readonly number[];
}

/** Alternates the two and swaps who goes first, so that neither always gets the quieter half. */
export async function compare(job: Job, rounds: number): Promise<Outcome> {
  // The first run of everything (compilation, connections, caches) is not measured.
  await job.ours();
  await job.baseline();
  const outcome = { ours: [] as number[], baseline: [] as number[], ratios: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const oursFirst = round % 2 === 0;
    const first = await (oursFirst ? job.ours() : job.baseline());
    const second = await (oursFirst ? job.baseline() : job.ours());
    const [ours, baseline] = oursFirst ? [first, second] : [second, first];
    outcome.ours.push(ours);
    outcome.baseline.push(baseline);
    outcome.ratios.push(ours / baseline);
  }
  return outcome;
}

export const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** Linear between the neighbours; `share` from 0 to 1. */
export function quantile(numbers: readonly number[], share: number): number {
  const inOrder = sorted(numbers);
  const place = share * (inOrder.length - 1);
  const [below, above] = [inOrder[Math.floor(place)] ?? Number.NaN, inOrder[Math.ceil(place)] ?? Number.NaN];
  return below + (above - below) * (place - Math.floor(place));
}

export function report(job: Job, outcome: Outcome): string {
  const show = (numbers: readonly number[]): string =>
    `${quantile(numbers, 0.5).toPrecision(3)} (${quantile(numbers, 0).toPrecision(3)} … ${quantile(numbers, 1).toPrecision(3)})`;
  return [
    `${job.name}, ${outcome.ratios.length} rounds, ${job.unit}: median (least … most)`,
    `  ours                 ${show(outcome.ours)}`,
    `  ${job.baselineName.padEnd(20)} ${show(outcome.baseline)}`,
    `  ratio                ${show(outcome.ratios)}   quartiles ${quantile(outcome.ratios, 0.25).toPrecision(3)} … ${quantile(outcome.ratios, 0.75).toPrecision(3)}`,
  ].join('\n');
}
