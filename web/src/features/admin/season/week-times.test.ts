import { describe, expect, it } from 'vitest';
import { week } from '../draft/sample.js';
import { isMoveOfClosed, timeErrors, timesOf, timeWarnings } from './week-times.js';

const third = week(3, { isActive: true });
const now = Date.parse('2030-10-08T00:00:00Z');

describe('a week’s times', () => {
  it('are edited by the show’s clock', () => {
    expect(timesOf(third)).toEqual({ picksOpenAt: '2030-10-03T09:00', picksCloseAt: '2030-10-09T17:00' });
    expect(timeErrors(timesOf(third))).toEqual({});
  });

  it('are both required, and picks must open before they close', () => {
    expect(timeErrors({ picksOpenAt: '', picksCloseAt: '2030-03-10T02:30' })).toEqual({
      picksOpenAt: 'Opening time is required',
      picksCloseAt: 'Closing time does not exist in PT',
    });
    expect(
      timeErrors({ picksOpenAt: '2030-10-09T17:00', picksCloseAt: '2030-10-09T17:00' }).picksCloseAt,
    ).toBe('Picks must open before they close.');
  });

  it('cause a warning if the active week would close at once, or a closed one is moved', () => {
    const early = { ...timesOf(third), picksCloseAt: '2030-10-07T12:00' };
    expect(timeWarnings(early, third, [third], now)[0]).toMatch(/in the past/);
    const over = Date.parse('2030-10-10T12:00:00Z');
    const moved = { ...timesOf(third), picksCloseAt: '2030-10-11T12:00' };
    expect(timeWarnings(moved, third, [third], over)[0]).toMatch(/made again at the new close/);
    expect(timeWarnings(moved, { ...third, scored: true }, [third], over)).toEqual([
      'Picks of this week have closed and it has points, so its close can’t be moved.',
    ]);
    expect(isMoveOfClosed(moved, third, now)).toBe(false);
    expect(isMoveOfClosed(timesOf(third), third, over)).toBe(false);
    expect(timeWarnings(timesOf(third), third, [third], now)).toEqual([]);
  });

  it('cause a warning if they overlap with another week, or the week is scored', () => {
    const second = week(2, {
      picksOpenAt: '2030-09-26T16:00:00.000Z',
      picksCloseAt: '2030-10-03T00:00:00.000Z',
    });
    const earlier = { ...timesOf(third), picksOpenAt: '2030-10-02T09:00' };
    expect(timeWarnings(earlier, third, [second, third], now)[0]).toMatch(/overlap with week 2/);
    expect(timeWarnings(timesOf(third), { ...third, scored: true }, [third], now)[0]).toMatch(
      /scored already/,
    );
  });
});
