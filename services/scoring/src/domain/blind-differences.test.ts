import { MAX_RULE_COUNT } from '@torchbearer/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areForDifferences,
  areSameLines,
  compareTallies,
  isDifferent,
  keyOf,
  resolvedLines,
  type Choice,
  type Compared,
} from './blind-differences.js';
import type { Line } from './week.js';

type BlindLine = Omit<Line, 'id'>;
const POINTS = { 'idol-found': 6, 'idol-held': 2, 'vote-against': -1 };
type RuleId = keyof typeof POINTS;
const rule = (castawayId: string, ruleId: RuleId, count: number): BlindLine => ({
  ...{ castawayId, ruleId, count, points: POINTS[ruleId] * count, reason: null },
});
const adjustment = (castawayId: string, points: number, reason: string): BlindLine => ({
  ...{ castawayId, ruleId: null, count: 1, points, reason },
});

const castaway = fc.constantFrom('anouk', 'bram', 'celia');
const line = fc.oneof(
  fc
    .tuple(
      castaway,
      fc.constantFrom<RuleId>('idol-found', 'idol-held', 'vote-against'),
      fc.integer({ min: 1, max: 9 }),
    )
    .map(([who, ruleId, count]) => rule(who, ruleId, count)),
  fc
    .tuple(castaway, fc.integer({ min: -2, max: 2 }), fc.constantFrom('A ruling', 'Another'))
    .map(([who, points, reason]) => adjustment(who, points, reason)),
);
const tally = fc.array(line, { maxLength: 12 });

/** How often the lines have each rule and each adjustment, counted one by one. */
function counted(
  lines: readonly {
    readonly castawayId: string;
    readonly ruleId: string | null;
    readonly count: number;
    readonly points: number | null;
  }[],
) {
  const counts: Record<string, number> = {};
  for (const { castawayId, ruleId, count, points } of lines) {
    const key = keyOf({ castawayId, ruleId, points: ruleId === null ? points : null });
    counts[key] = (counts[key] ?? 0) + count;
  }
  return counts;
}
const choose = (compared: readonly Compared[], count: (one: Compared) => number): Choice[] =>
  compared.filter(isDifferent).map(({ castawayId, ruleId, points, ...one }) => ({
    ...{ castawayId, ruleId, points: ruleId === null ? points : null },
    count: count({ castawayId, ruleId, points, ...one }),
  }));
const without0 = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

describe('two tallies', () => {
  it('differ exactly in what they have in different numbers', () => {
    fc.assert(
      fc.property(tally, tally, (first, second) => {
        const [one, two] = [counted(first), counted(second)];
        const keys = new Set([...Object.keys(one), ...Object.keys(two)]);
        expect(
          Object.fromEntries(compareTallies(first, second).map((item) => [keyOf(item), item.counts])),
        ).toEqual(Object.fromEntries([...keys].map((key) => [key, [one[key] ?? 0, two[key] ?? 0]])));
      }),
    );
  });

  it('in another order, in other parts and with other reasons are the same', () => {
    const first = [
      rule('anouk', 'idol-found', 2),
      adjustment('bram', -2, 'A ruling'),
      rule('bram', 'idol-held', 1),
    ];
    const second = [
      rule('bram', 'idol-held', 1),
      adjustment('bram', -2, 'Late to the boat'),
      rule('anouk', 'idol-found', 1),
      rule('anouk', 'idol-found', 1),
    ];
    expect(compareTallies(first, second).some(isDifferent)).toBe(false);
  });

  it('of which one is always chosen become that one', () => {
    fc.assert(
      fc.property(tally, tally, fc.constantFrom(0, 1), (first, second, chosen) => {
        const compared = compareTallies(first, second);
        const choices = choose(compared, ({ counts }) => counts[chosen] ?? 0);
        expect(areForDifferences(compared, choices)).toBe(true);
        expect(counted(resolvedLines(compared, choices))).toEqual(counted([first, second][chosen] ?? []));
      }),
    );
  });

  it('become what both have, and of each difference as many as chosen', () => {
    fc.assert(
      fc.property(tally, tally, fc.integer({ min: 0, max: 3 * MAX_RULE_COUNT }), (first, second, count) => {
        const compared = compareTallies(first, second);
        const lines = resolvedLines(
          compared,
          choose(compared, () => count),
        );
        const wanted = compared.map((one): [string, number] => [
          keyOf(one),
          isDifferent(one) ? count : one.counts[0],
        ]);
        expect(counted(lines)).toEqual(without0(Object.fromEntries(wanted)));
        for (const one of lines) {
          expect(one.count).toBeLessThanOrEqual(one.ruleId === null ? 1 : MAX_RULE_COUNT);
          expect([one.points === null, one.reason !== null]).toEqual([
            one.ruleId !== null,
            one.ruleId === null,
          ]);
        }
      }),
    );
  });

  it('are resolved only by one choice for each difference, and none for anything else', () => {
    const compared = compareTallies(
      [rule('anouk', 'idol-found', 2), rule('bram', 'idol-held', 1)],
      [rule('anouk', 'idol-found', 1), rule('bram', 'idol-held', 1), adjustment('bram', 0, 'Noted')],
    );
    const choices = choose(compared, () => 1);
    const [first] = choices;
    const agreed = { castawayId: 'bram', ruleId: 'idol-held', points: null, count: 1 };
    expect(areForDifferences(compared, choices)).toBe(true);
    for (const other of [[], choices.slice(1), [...choices, agreed], [first, first], [first, agreed]])
      expect(
        areForDifferences(
          compared,
          other.flatMap((one) => one ?? []),
        ),
      ).toBe(false);
  });
});

it('lines are the same in any order, and differ in every part', () => {
  const lines = [rule('anouk', 'idol-found', 2), adjustment('bram', 0, 'A ruling')];
  expect(areSameLines(lines, lines.toReversed())).toBe(true);
  const others = [
    rule('anouk', 'idol-found', 1),
    rule('bram', 'idol-found', 2),
    adjustment('bram', 0, 'Another'),
  ];
  for (const other of others) expect(areSameLines(lines, [...lines.slice(1), other])).toBe(false);
  expect(areSameLines(lines, lines.slice(1))).toBe(false);
});
