import type { Week } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { chosenWeek, weekFault } from './weeks.js';

const week = (weekNumber: number, isActive = false): Week => ({
  id: String(weekNumber),
  weekNumber,
  isActive,
  picksOpenAt: '',
  picksCloseAt: '',
  lockAt: '',
  scored: false,
});
const weeks = [week(3), week(4, true), week(5)];

describe('the week that is scored', () => {
  it('is the one in the address, else the active one', () => {
    expect(chosenWeek(weeks, '5')?.weekNumber).toBe(5);
    expect(chosenWeek(weeks, null)?.weekNumber).toBe(4);
  });

  it('is none where the address names a week that is not there, or none is active', () => {
    expect(chosenWeek(weeks, '9')).toBeNull();
    expect(chosenWeek([week(3)], null)).toBeNull();
  });
});

describe('a new week', () => {
  it('has a number from 1 to 20 that no other week has', () => {
    expect(weekFault('6', weeks)).toBeNull();
    expect(weekFault('20', weeks)).toBeNull();
    for (const wrong of ['', '0', '21', '1.5', '-1', 'six'])
      expect(weekFault(wrong, weeks)).toBe('Week number must be 1 to 20');
    expect(weekFault('5', weeks)).toBe('Week 5 is there already');
  });
});
