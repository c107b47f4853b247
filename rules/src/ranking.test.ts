import { describe, expect, it } from 'vitest';
import { countedWeeks, ranking, type Standing } from './ranking.js';

const standing = (id: string, total: number, given: Partial<Standing> = {}): Standing => ({
  id,
  total,
  autoPicks: 0,
  bestWeek: 0,
  rankedAt: null,
  ...given,
});

describe('the leaderboard', () => {
  it('ranks each player by the number of players ahead plus one: 1, 2, 2, 4', () => {
    const players = [standing('a', 5), standing('b', 9), standing('c', 5), standing('d', 1)];
    expect(ranking(players).map(({ id, rank }) => [id, rank])).toEqual([
      ['b', 1],
      ['a', 2],
      ['c', 2],
      ['d', 4],
    ]);
  });

  it('orders equals by fewer automatic picks, then the higher best week, earlier rankings and the id', () => {
    const players = [
      standing('f', 5),
      standing('e', 5),
      standing('d', 5, { rankedAt: 2 }),
      standing('c', 5, { rankedAt: 1 }),
      standing('b', 5, { bestWeek: 4 }),
      standing('a', 5, { bestWeek: 9, autoPicks: 1 }),
    ];
    expect(ranking(players).map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e', 'f', 'a']);
  });
});

it('counts each scored week once, from the first pick week on, ascending', () => {
  expect(countedWeeks([10, 2, 3, 9, 3], 3)).toEqual([3, 9, 10]);
});
