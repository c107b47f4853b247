import { expect, it } from 'vitest';
import { week } from '../draft/sample.js';
import { activeWeekNumber, followingWeek } from './weeks.js';

it('the next week follows the last one, up to the twentieth', () => {
  expect(followingWeek([])).toBe(1);
  expect(followingWeek([week(7), week(3)])).toBe(8);
  expect(followingWeek([week(20)])).toBeNull();
});

it('the active week number is null if no week is active', () => {
  expect(activeWeekNumber([week(3), week(4, { isActive: true })])).toBe(4);
  expect(activeWeekNumber([week(3)])).toBeNull();
});
