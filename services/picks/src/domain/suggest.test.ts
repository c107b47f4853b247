import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { suggest, type RosterEntry } from './suggest.js';

const castaways = ['ash', 'birch', 'cedar', 'dune', 'elm', 'fern'];

const rosters: fc.Arbitrary<RosterEntry[]> = fc
  .shuffledSubarray(castaways)
  .chain((ids) =>
    fc
      .tuple(...ids.map((id) => fc.boolean().map((isAlive) => ({ id, isAlive }))))
      .map((drafted) =>
        drafted.map(({ id, isAlive }, index) => ({ castawayId: id, round: index + 1, isAlive })),
      ),
  );
const previousPicks = fc.option(fc.constantFrom(...castaways));

const both = (first: boolean, second: boolean): RosterEntry[] => [
  { castawayId: 'second', round: 2, isAlive: second },
  { castawayId: 'first', round: 1, isAlive: first },
];

describe('the suggestion', () => {
  test('is the castaway of round 1 without history', () => {
    expect(suggest(both(true, true), null)).toBe('first');
  });

  test('is the opposite of last week’s', () => {
    expect(suggest(both(true, true), 'first')).toBe('second');
    expect(suggest(both(true, true), 'second')).toBe('first');
  });

  test('is the only live castaway again', () => {
    expect(suggest(both(false, true), 'second')).toBe('second');
    expect(suggest(both(true, false), 'first')).toBe('first');
  });

  test('is the live castaway drafted next without history if that of round 1 is out', () => {
    expect(suggest(both(false, true), null)).toBe('second');
  });

  test('is none if all are out or none was drafted', () => {
    expect(suggest(both(false, false), 'first')).toBeNull();
    expect(suggest([], null)).toBeNull();
  });

  test('is always live, the player’s own, not last week’s unless alone, and of the earliest round', () => {
    fc.assert(
      fc.property(rosters, previousPicks, (roster, previous) => {
        const live = roster.filter((entry) => entry.isAlive);
        const suggested = suggest(roster, previous);
        const entry = live.find(({ castawayId }) => castawayId === suggested);
        expect(entry === undefined).toBe(live.length === 0);
        expect(suggested === null).toBe(live.length === 0);
        if (live.length > 1) expect(suggested).not.toBe(previous);
        const others = live.filter(({ castawayId }) => castawayId !== previous);
        for (const other of others) expect(entry?.round).toBeLessThanOrEqual(other.round);
      }),
    );
  });

  test('does not depend on the order of the roster', () => {
    fc.assert(
      fc.property(rosters, previousPicks, (roster, previous) => {
        expect(suggest(roster.toReversed(), previous)).toBe(suggest(roster, previous));
      }),
    );
  });
});
