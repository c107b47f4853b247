import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { player, someLeague } from '../../test/sample-league.js';
import { leaderboard } from './leaderboard.js';

describe('the leaderboard', () => {
  it('gives a rank as one more than the number of players strictly ahead: 1, 2, 2, 4', () => {
    const players = [player('a', 5), player('b', 9), player('c', 5), player('d', 1)];
    expect(leaderboard({ players }).map(({ player: { id }, rank }) => [id, rank])).toEqual([
      ['b', 1],
      ['a', 2],
      ['c', 2],
      ['d', 4],
    ]);
  });

  it('orders ties by fewer automatic picks, then higher best week, earlier rankings and id', () => {
    const players = [
      player('f', 5),
      player('e', 5),
      player('d', 5, { rankedAt: 2 }),
      player('c', 5, { rankedAt: 1 }),
      player('b', 5, { bestWeek: 4 }),
      player('a', 5, { bestWeek: 9, autoPicks: 1 }),
    ];
    const ids = leaderboard({ players }).map(({ player: { id } }) => id);
    expect(ids).toEqual(['b', 'c', 'd', 'e', 'f', 'a']);
  });

  it('shows points per week with a pick, halves away from zero, and 0 without one', () => {
    const average = (total: number, weeksPicked: number) =>
      leaderboard({ players: [player('a', total, { weeksPicked })] })[0]?.averagePoints;
    expect([average(9, 4), average(-9, 4), average(7, 3), average(0, 0), average(-1, 40)]).toEqual([
      2.3, -2.3, 2.3, 0, 0,
    ]);
  });

  it('is the same whatever the order of the players', () => {
    fc.assert(
      fc.property(someLeague, ({ players }) => {
        expect(leaderboard({ players: [...players].reverse() })).toEqual(leaderboard({ players }));
      }),
    );
  });
});
