import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { suggest, type RosterEntry } from './suggest.js';

const castaways = ['ash', 'birch', 'cedar', 'dune', 'elm', 'fern'];

const stay = (
  outFromWeek: number | null,
  enteredAt: Date | null = null,
  backFromWeek: number | null = null,
) => ({
  outFromWeek,
  enteredAt,
  backFromWeek,
});
const entry = (castawayId: string, round: number, isAlive: boolean): RosterEntry => ({
  castawayId,
  round,
  stays: [stay(isAlive ? null : 4)],
});

const rosters: fc.Arbitrary<RosterEntry[]> = fc
  .shuffledSubarray(castaways)
  .chain((ids) =>
    fc
      .tuple(...ids.map((id) => fc.boolean().map((isAlive) => ({ id, isAlive }))))
      .map((drafted) => drafted.map(({ id, isAlive }, index) => entry(id, index + 1, isAlive))),
  );
const previousPicks = fc.option(fc.constantFrom(...castaways));

const both = (first: boolean, second: boolean): RosterEntry[] => [
  entry('second', 2, second),
  entry('first', 1, first),
];

const CLOSE = new Date('2025-10-09T00:00:00Z');
const WEEK = { weekNumber: 5, at: CLOSE };

describe('the suggestion', () => {
  test('is the castaway of round 1 without history', () => {
    expect(suggest(both(true, true), null, WEEK)).toBe('first');
  });

  test('is the opposite of last week’s', () => {
    expect(suggest(both(true, true), 'first', WEEK)).toBe('second');
    expect(suggest(both(true, true), 'second', WEEK)).toBe('first');
  });

  test('is the only live castaway again', () => {
    expect(suggest(both(false, true), 'second', WEEK)).toBe('second');
    expect(suggest(both(true, false), 'first', WEEK)).toBe('first');
  });

  test('is the live castaway drafted next without history if that of round 1 is out', () => {
    expect(suggest(both(false, true), null, WEEK)).toBe('second');
  });

  test('is none if all are out or none was drafted', () => {
    expect(suggest(both(false, false), 'first', WEEK)).toBeNull();
    expect(suggest([], null, WEEK)).toBeNull();
  });

  test('knows an elimination from the instant after it was entered, and always one whose time is unknown', () => {
    const second = (stays: RosterEntry['stays']) =>
      suggest([{ castawayId: 'first', round: 1, stays }, entry('second', 2, true)], null, WEEK);
    const before = new Date(CLOSE.getTime() - 1);
    expect(second([stay(5, before)])).toBe('second');
    expect(second([stay(5, CLOSE)])).toBe('first');
    expect(second([stay(5)])).toBe('second');
    const now = { weekNumber: 5, at: null };
    expect(suggest([{ castawayId: 'first', round: 1, stays: [stay(5, CLOSE)] }], null, now)).toBeNull();
  });

  test('may be a castaway who is back from the week on, and never one who comes back later', () => {
    const returned = { castawayId: 'first', round: 1, stays: [stay(2, new Date(0)), stay(null, null, 5)] };
    const inWeek = (weekNumber: number) => suggest([returned], null, { weekNumber, at: CLOSE });
    expect([inWeek(4), inWeek(5), inWeek(6)]).toEqual([null, 'first', 'first']);
    const outAgain = { ...returned, stays: [stay(2), stay(6, CLOSE, 5)] };
    expect(suggest([outAgain], null, WEEK)).toBe('first');
    expect(suggest([outAgain], null, { weekNumber: 7, at: null })).toBeNull();
  });

  test('is always live, the player’s own, not last week’s unless alone, and of the earliest round', () => {
    fc.assert(
      fc.property(rosters, previousPicks, (roster, previous) => {
        const live = roster.filter(({ stays }) => stays[0]?.outFromWeek === null);
        const suggested = suggest(roster, previous, WEEK);
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
        expect(suggest(roster.toReversed(), previous, WEEK)).toBe(suggest(roster, previous, WEEK));
      }),
    );
  });
});
