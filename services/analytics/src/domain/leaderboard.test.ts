import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { player, playersInColumns, someLeague } from '../../test/sample-league.js';
import { leaderboard } from './leaderboard.js';

describe('the leaderboard', () => {
  it('shows points per week with a pick, halves away from zero, and 0 without one', () => {
    const average = (total: number, weeksPicked: number) =>
      leaderboard(playersInColumns([player('a', total, { weeksPicked })])).averagePoints[0];
    expect([average(9, 4), average(-9, 4), average(7, 3), average(0, 0), average(-1, 40)]).toEqual([
      2.3, -2.3, 2.3, 0, 0,
    ]);
  });

  it('does not depend on the order of the players', () => {
    fc.assert(
      fc.property(someLeague, ({ players, castaways }) => {
        const reversed = playersInColumns([...players].reverse(), castaways);
        expect(leaderboard(reversed)).toEqual(leaderboard(playersInColumns(players, castaways)));
      }),
    );
  });
});
