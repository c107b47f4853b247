import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { player, someLeague } from '../../test/sample-league.js';
import { leaderboard } from './leaderboard.js';

describe('the leaderboard', () => {
  it('shows points per week with a pick, halves away from zero, and 0 without one', () => {
    const average = (total: number, weeksPicked: number) =>
      leaderboard({ players: [player('a', total, { weeksPicked })] })[0]?.averagePoints;
    expect([average(9, 4), average(-9, 4), average(7, 3), average(0, 0), average(-1, 40)]).toEqual([
      2.3, -2.3, 2.3, 0, 0,
    ]);
  });

  it('does not depend on the order of the players', () => {
    fc.assert(
      fc.property(someLeague, ({ players }) => {
        expect(leaderboard({ players: [...players].reverse() })).toEqual(leaderboard({ players }));
      }),
    );
  });
});
