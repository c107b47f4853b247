import type { Week } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { activationSentence, chosenWeek, isOpenToPicks, weekError } from './weeks.js';

const week = (weekNumber: number, isActive = false): Week => ({
  id: String(weekNumber),
  weekNumber,
  isActive,
  picksOpenAt: '',
  picksCloseAt: '',
  lockAt: '',
  scored: false,
  moveReason: null,
  movedAt: null,
});
const weeks = [week(3), week(4, true), week(5)];

describe('the week that is scored', () => {
  it('is the one in the address, else the active one', () => {
    expect(chosenWeek(weeks, '5')?.weekNumber).toBe(5);
    expect(chosenWeek(weeks, null)?.weekNumber).toBe(4);
  });

  it('is none if the address names a missing week, or none is active', () => {
    expect(chosenWeek(weeks, '9')).toBeNull();
    expect(chosenWeek([week(3)], null)).toBeNull();
  });
});

describe('a new week', () => {
  it('has a number from 1 to 20 that no other week has', () => {
    expect(weekError('6', weeks)).toBeUndefined();
    expect(weekError('20', weeks)).toBeUndefined();
    for (const wrong of ['', '0', '21', '1.5', '-1', 'six'])
      expect(weekError(wrong, weeks)).toBe('Week number must be 1 to 20');
    expect(weekError('5', weeks)).toBe('Week 5 is there already');
  });
});

const open = {
  ...week(4, true),
  picksOpenAt: '2030-10-03T16:00:00.000Z',
  picksCloseAt: '2030-10-10T00:00:00.000Z',
};

describe('players can pick for a week', () => {
  const during = Date.parse('2030-10-05T00:00:00.000Z');

  it('from its opening to its close', () => {
    const at = (instant: string) => isOpenToPicks(open, Date.parse(instant));
    expect(['2030-10-03T16:00:00.000Z', '2030-10-09T23:59:59.999Z'].map(at)).toEqual([true, true]);
    expect(['2030-10-03T15:59:59.999Z', '2030-10-10T00:00:00.000Z'].map(at)).toEqual([false, false]);
  });

  it('only while it is the active one', () => {
    expect(isOpenToPicks(open, during)).toBe(true);
    expect(isOpenToPicks({ ...open, isActive: false }, during)).toBe(false);
  });
});

it('activating a week says until when players pick, or that they can’t any more', () => {
  expect(activationSentence(open, Date.parse('2030-10-01T00:00:00.000Z'))).toBe(
    'Players then pick for week 4, from Thu, Oct 3, 9:00 AM PT to Wed, Oct 9, 5:00 PM PT.',
  );
  expect(activationSentence(open, Date.parse('2030-10-10T00:00:00.000Z'))).toBe(
    'Picks for week 4 closed Wed, Oct 9, 5:00 PM PT: players can’t pick until its times are changed.',
  );
});
