import { expect, it } from 'vitest';
import { arePicksShown, castawayUntil, isOut, isWeekShown } from './results-until.js';

it('a week is shown once it was watched, and its picks once the week before was', () => {
  expect([4, 5, 6].map((week) => isWeekShown(week, 5))).toEqual([true, true, false]);
  expect([5, 6, 7].map((week) => arePicksShown(week, 5))).toEqual([true, true, false]);
  expect(isWeekShown(1, 0)).toBe(false);
  expect([isWeekShown(20, null), arePicksShown(20, null)]).toEqual([true, true]);
});

it('a castaway is out once the week in which they left was watched', () => {
  const out = { name: 'Kai', eliminated: true, eliminatedInWeek: 5 };
  expect([4, 5, null].map((until) => isOut(out, until))).toEqual([false, true, true]);
  expect(castawayUntil(out, 4)).toStrictEqual({
    ...{ name: 'Kai', eliminated: false },
    eliminatedInWeek: null,
  });
  expect(castawayUntil(out, 5)).toBe(out);
  // Without a week it is not known to have been watched.
  expect(isOut({ eliminated: true, eliminatedInWeek: null }, 20)).toBe(false);
  expect(castawayUntil({ eliminated: false, eliminatedInWeek: null }, 0)).toEqual({
    eliminated: false,
    eliminatedInWeek: null,
  });
});
