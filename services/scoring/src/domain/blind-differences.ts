/** Two admins' tallies of a week, compared, and the lines that they become. */
import { MAX_RULE_COUNT } from '@torchbearer/rules';
import type { Line } from './week.js';
import type { SentLine } from './tally.js';

type BlindLine = Omit<Line, 'id'>;

/** A rule of a castaway, or their adjustments of the same points, whatever the reasons. */
export interface Counted {
  readonly castawayId: string;
  /** Null for adjustments. */
  readonly ruleId: string | null;
  /** Of the rule once, or of one adjustment. */
  readonly points: number;
}

export interface Compared extends Counted {
  /** How often in the first and in the second tally. */
  readonly counts: readonly [number, number];
  /** Of adjustments: those of the first tally, then those of the second. Empty for a rule. */
  readonly reasons: readonly string[];
}

/** How often it applied, as an admin decided. */
export interface Choice extends Omit<Counted, 'points'> {
  /** Null for a rule. */
  readonly points: number | null;
  readonly count: number;
}

export const keyOf = ({ castawayId, ruleId, points }: Omit<Choice, 'count'>): string =>
  `${castawayId} ${ruleId === null ? `adjustment ${points}` : `rule ${ruleId}`}`;

/** Everything that either tally has, in the order of the first line. */
export function compareTallies(first: readonly BlindLine[], second: readonly BlindLine[]): Compared[] {
  const found = new Map<string, { counted: Counted; counts: [number, number]; reasons: string[] }>();
  for (const [tally, lines] of [first, second].entries()) {
    for (const { castawayId, ruleId, count, points, reason } of lines) {
      const counted = { castawayId, ruleId, points: points / count };
      const key = keyOf(counted);
      const known = found.get(key) ?? { counted, counts: [0, 0], reasons: [] };
      found.set(key, known);
      known.counts[tally as 0 | 1] += count;
      if (reason !== null) known.reasons.push(reason);
    }
  }
  return [...found.values()].map(({ counted, ...compared }) => ({ ...counted, ...compared }));
}

export const isDifferent = ({ counts: [first, second] }: Compared): boolean => first !== second;

/** Whether there is exactly one choice for each difference. */
export function areForDifferences(compared: readonly Compared[], choices: readonly Choice[]): boolean {
  const wanted = compared.filter(isDifferent).map(keyOf);
  const given = new Set(choices.map(keyOf));
  return choices.length === wanted.length && wanted.every((key) => given.has(key));
}

/**
 * The lines of the week: what both tallies agree on, and of each difference as many as chosen.
 * @param choices one for each difference
 */
export function resolvedLines(
  compared: readonly Compared[],
  choices: readonly Choice[],
): Omit<SentLine, 'id'>[] {
  const chosen = new Map(choices.map((choice) => [keyOf(choice), choice.count]));
  return compared.flatMap((one) => linesOf(one, chosen.get(keyOf(one)) ?? one.counts[0]));
}

function linesOf({ castawayId, ruleId, points, reasons }: Compared, count: number): Omit<SentLine, 'id'>[] {
  if (ruleId !== null)
    return inParts(count).map((part) => ({ castawayId, ruleId, count: part, points: null, reason: null }));
  return Array.from({ length: count }, (_, index) => ({
    castawayId,
    ruleId,
    count: 1,
    points,
    reason: reasons[Math.min(index, reasons.length - 1)] ?? null,
  }));
}

/** A line can have a rule so many times only. */
const inParts = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / MAX_RULE_COUNT) }, (_, index) =>
    Math.min(MAX_RULE_COUNT, count - index * MAX_RULE_COUNT),
  );

/** Whether two lists have the same lines, in any order; ids are ignored. */
export function areSameLines(some: readonly BlindLine[], others: readonly BlindLine[]): boolean {
  const written = (lines: readonly BlindLine[]): string =>
    JSON.stringify(
      lines
        .map(({ castawayId, ruleId, count, points, reason }) =>
          JSON.stringify([castawayId, ruleId, count, points, reason]),
        )
        .sort(),
    );
  return written(some) === written(others);
}
