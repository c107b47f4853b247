import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  castaway,
  inColumns,
  league,
  player,
  someLeague,
  type SampleLeague,
} from '../../test/sample-league.js';
import { powerScores } from './power-score.js';

const scoresOf = (sample: SampleLeague): number[] => [...powerScores(inColumns(sample))];

describe('the power score', () => {
  it('weighs total, form, live castaways and picks by hand', () => {
    const castaways = [
      castaway('x', [10, 10, 10]),
      castaway('y', [10, 10, 10]),
      castaway('z', [10, 10, 10], true),
    ];
    const players = [
      player('a', 80, { recentPoints: 30, castawayIds: ['x', 'y'], weeksPicked: 4 }),
      player('b', 40, { recentPoints: 15, castawayIds: ['x', 'z'], weeksPicked: 4, autoPicks: 2 }),
    ];
    const scores = scoresOf(league({ castaways, players, scoredWeeks: [3, 4, 5, 6] }));
    expect(scores).toEqual([100, 50]);
  });

  it('has one decimal', () => {
    const players = [player('a', 3), player('b', 1)];
    expect(scoresOf(league({ players }))).toEqual([40, 13.3]);
  });

  it('is 0 for all players before any event, and negative points never raise it', () => {
    expect(scoresOf(league({ players: [player('a', 0), player('b', 0)], scoredWeeks: [] }))).toEqual([0, 0]);
    expect(scoresOf(league({ players: [player('a', -10), player('b', -20)] }))).toEqual([0, 0]);
  });

  it('stays within 0 to 100, ignores the order and never falls with more points', () => {
    fc.assert(
      fc.property(someLeague, fc.nat(500), (some, more) => {
        const scores = scoresOf(some);
        for (const score of scores) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
        }
        const reversed = scoresOf({ ...some, players: [...some.players].reverse() }).reverse();
        reversed.forEach((score, index) => expect(Math.abs(score - scores[index]!)).toBeLessThan(1e-9));
        const [first, ...others] = some.players;
        if (!first) return;
        const richer = scoresOf({
          ...some,
          players: [{ ...first, total: first.total + more }, ...others],
        });
        expect(richer[0]).toBeGreaterThanOrEqual(scores[0]!);
      }),
    );
  });
});
