import { expect, it } from 'vitest';
import { newestWeek, nextWeek, upTo } from './next-week.js';

const close = '2025-10-08T00:00:00.000Z';
const at = Date.parse(close);
const season = { name: '', firstPickWeek: 3, episodes: 13, rankingsCloseAt: null, draftAt: null };

it('a week may have been watched once its picks are closed', () => {
  const config = { season, activeWeek: { weekNumber: 8, picksCloseAt: close } };
  expect(newestWeek(config, at - 1)).toBe(7);
  expect(newestWeek(config, at)).toBe(8);
  expect(newestWeek({ season, activeWeek: null }, at)).toBe(13);
});

it('weeks open one after the other', () => {
  expect([nextWeek(0, 8), nextWeek(7, 8), nextWeek(8, 8), nextWeek(9, 8)]).toEqual([1, 8, null, null]);
  expect([upTo(0), upTo(5)]).toEqual(['from before week 1', 'up to week 5']);
});
