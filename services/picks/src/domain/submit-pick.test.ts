import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidePick } from './submit-pick.js';

const opens = new Date('2025-10-02T16:00:00Z');
const closes = new Date('2025-10-09T00:00:00Z');
const during = new Date('2025-10-05T12:00:00Z');
const week = { weekNumber: 3, picksOpenAt: opens, picksCloseAt: closes, isSettled: false };
const castaway = { id: 'ash', eliminated: false, eliminatedInWeek: null };
const context = { week, castaway, pick: null };
const saved = { outcome: 'SAVED', weekNumber: 3, castaway };
const refused = (reason: string) => ({ outcome: 'REFUSED', reason });

const instants = fc.date({ min: new Date('2025-09-01'), max: new Date('2025-11-01'), noInvalidDate: true });
const desks = fc.record({
  week: fc.option(fc.constant(week)),
  castaway: fc.option(
    fc.record({
      id: fc.constantFrom('ash', 'birch'),
      eliminated: fc.boolean(),
      eliminatedInWeek: fc.option(fc.integer({ min: 1, max: 6 })),
    }),
  ),
  pick: fc.option(fc.record({ castawayId: fc.constantFrom('ash', 'birch'), isAutoSelected: fc.boolean() })),
});

describe('a pick counts', () => {
  test('from the instant of the opening', () => {
    expect(decidePick({ now: opens, by: 'player' }, context)).toEqual(saved);
    expect(decidePick({ now: new Date(opens.getTime() - 1), by: 'player' }, context)).toEqual(
      refused('PICKS_NOT_OPEN'),
    );
  });

  test('until the last millisecond before the close, and no more at the close itself', () => {
    expect(decidePick({ now: new Date(closes.getTime() - 1), by: 'player' }, context)).toEqual(saved);
    expect(decidePick({ now: closes, by: 'player' }, context)).toEqual(refused('PICKS_CLOSED'));
  });

  test('before the opening and after the close, if an admin makes it', () => {
    for (const now of [new Date(opens.getTime() - 1), closes]) {
      expect(decidePick({ now, by: 'admin' }, context)).toEqual(saved);
    }
  });

  test('when it confirms an automatic pick, which then becomes the player’s own', () => {
    const pick = { castawayId: 'ash', isAutoSelected: true };
    expect(decidePick({ now: during, by: 'player' }, { ...context, pick })).toEqual(saved);
  });

  test('once: the same castaway again changes nothing', () => {
    const pick = { castawayId: 'ash', isAutoSelected: false };
    expect(decidePick({ now: during, by: 'player' }, { ...context, pick })).toMatchObject({
      outcome: 'UNCHANGED',
      pick,
    });
  });
});

describe('a pick is refused', () => {
  test('for any week but the active one, which is named, before any other check', () => {
    for (const weekNumber of [2, 4, 20]) {
      for (const now of [during, closes]) {
        expect(decidePick({ now, by: 'player', weekNumber }, { ...context, castaway: null })).toEqual({
          outcome: 'REFUSED',
          reason: 'OTHER_WEEK_ACTIVE',
          sentence: 'Week 3 is active now. Please look at it and pick again.',
        });
      }
    }
    expect(decidePick({ now: during, by: 'player', weekNumber: 3 }, context)).toEqual(saved);
    expect(decidePick({ now: during, by: 'player', weekNumber: 3 }, { ...context, week: null })).toEqual(
      refused('NO_ACTIVE_WEEK'),
    );
  });

  test('from a player for a week that was moved after its close and has points', () => {
    const settled = { ...context, week: { ...week, isSettled: true } };
    expect(decidePick({ now: during, by: 'player' }, settled)).toMatchObject(refused('PICKS_CLOSED'));
    expect(decidePick({ now: during, by: 'admin' }, settled)).toEqual(saved);
  });

  test('for its first error, in this order: no week, the time, whose castaway, eliminated', () => {
    const invalid = { week: null, castaway: null, pick: null };
    const out = { ...castaway, eliminated: true, eliminatedInWeek: 2 };
    expect(decidePick({ now: during, by: 'player' }, invalid)).toEqual(refused('NO_ACTIVE_WEEK'));
    expect(decidePick({ now: closes, by: 'player' }, { ...invalid, week })).toEqual(refused('PICKS_CLOSED'));
    expect(decidePick({ now: during, by: 'player' }, { ...invalid, week })).toEqual(
      refused('NOT_YOUR_CASTAWAY'),
    );
    expect(decidePick({ now: during, by: 'player' }, { week, castaway: out, pick: null })).toEqual(
      refused('CASTAWAY_ELIMINATED'),
    );
  });

  test('from any caller at any time, without an active week or for an undrafted or eliminated castaway', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom('player', 'admin'), desks, (now, by, any) => {
        const decision = decidePick({ now, by }, any);
        if (!any.week || !any.castaway || any.castaway.eliminated) expect(decision.outcome).toBe('REFUSED');
        else if (by === 'admin' || (now >= opens && now < closes))
          expect(decision.outcome).not.toBe('REFUSED');
        else expect(decision.outcome).toBe('REFUSED');
      }),
    );
  });
});
