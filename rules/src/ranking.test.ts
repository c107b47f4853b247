import { expect, it } from 'vitest';
import { countedWeeks, displayOrder, type Standing } from './ranking.js';

const standing = (id: string, total: number, given: Partial<Standing> = {}): Standing => ({
  id,
  total,
  autoPicks: 0,
  bestWeek: 0,
  rankedAt: null,
  ...given,
});

it('orders equals by fewer automatic picks, then the higher best week, earlier rankings and the id', () => {
  const players = [
    standing('z', 4, { bestWeek: 9 }),
    standing('f', 5),
    standing('e', 5),
    standing('d', 5, { rankedAt: 2 }),
    standing('c', 5, { rankedAt: 1 }),
    standing('b', 5, { bestWeek: 4 }),
    standing('a', 5, { bestWeek: 9, autoPicks: 1 }),
  ];
  expect(players.sort(displayOrder).map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e', 'f', 'a', 'z']);
});

it('counts each scored week once, from the first pick week on, ascending', () => {
  expect(countedWeeks([10, 2, 3, 9, 3], 3)).toEqual([3, 9, 10]);
});
