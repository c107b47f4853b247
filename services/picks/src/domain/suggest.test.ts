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

describe('whom to suggest', () => {
  test('without history it is the castaway of round 1', () => {
    expect(suggest(both(true, true), null)).toBe('first');
  });

  test('after a week it is the opposite of last week', () => {
    expect(suggest(both(true, true), 'first')).toBe('second');
    expect(suggest(both(true, true), 'second')).toBe('first');
  });

  test('the only live one is suggested again', () => {
    expect(suggest(both(false, true), 'second')).toBe('second');
    expect(suggest(both(true, false), 'first')).toBe('first');
  });

  test('without history and with round 1 out it is the live one drafted next', () => {
    expect(suggest(both(false, true), null)).toBe('second');
  });

  test('there is nobody to suggest when all are out or nobody was drafted', () => {
    expect(suggest(both(false, false), 'first')).toBeNull();
    expect(suggest([], null)).toBeNull();
  });

  test('whatever the roster and history: live, own, not last week’s unless it is alone, earliest round', () => {
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

  test('the order in which the roster is read changes nothing', () => {
    fc.assert(
      fc.property(rosters, previousPicks, (roster, previous) => {
        expect(suggest(roster.toReversed(), previous)).toBe(suggest(roster, previous));
      }),
    );
  });
});
