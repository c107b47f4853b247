import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  castaway,
  inColumns,
  league,
  ordinaryLeague,
  player,
  seeded,
  someLeague,
  type SampleLeague,
} from '../../test/sample-league.js';
import { winProbabilities } from './win-probability.js';

const chancesOf = (sample: SampleLeague): number[] => [...winProbabilities(inColumns(sample))];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('win probabilities', () => {
  it('add up to 100 in any league that has players, and each is a number from 0 to 100', () => {
    fc.assert(
      fc.property(someLeague, (some) => {
        const chances = chancesOf(some);
        expect(chances).toHaveLength(some.players.length);
        if (chances.length > 0) expect(Math.abs(sum(chances) - 100)).toBeLessThan(0.1);
        for (const chance of chances) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(100.0001);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('ignore the order of players and castaways, and are equal for equal players', () => {
    fc.assert(
      fc.property(someLeague, (some) => {
        const chances = chancesOf(some);
        const reversed = chancesOf({
          ...some,
          players: [...some.players].reverse(),
          castaways: [...some.castaways].reverse(),
        }).reverse();
        reversed.forEach((chance, index) => expect(chance).toBeCloseTo(chances[index]!, 6));
        const doubled = chancesOf({ ...some, players: [...some.players, ...some.players] });
        expect(doubled.slice(chances.length)).toEqual(doubled.slice(0, chances.length));
      }),
    );
  });

  it('never fall when a player has more points', () => {
    fc.assert(
      fc.property(someLeague, fc.integer({ min: 1, max: 2_000 }), (some, more) => {
        const [first, ...others] = some.players;
        if (!first) return;
        const before = chancesOf(some)[0]!;
        const after = chancesOf({
          ...some,
          players: [{ ...first, total: first.total + more }, ...others],
        })[0]!;
        expect(after).toBeGreaterThanOrEqual(before - 0.001);
      }),
      { numRuns: 300 },
    );
  });

  it('are equal for all players before any week is scored', () => {
    const players = [player('a', 0), player('b', 0), player('c', 0), player('d', 0)];
    expect(chancesOf(league({ players, scoredWeeks: [] }))).toEqual([25, 25, 25, 25]);
  });

  it('are shared by those in first place when the season is over', () => {
    const players = [player('a', 90), player('b', 70), player('c', 90)];
    const castaways = [castaway('x', [30, 40, 20])];
    expect(chancesOf(league({ players, castaways, episodes: 3 }))).toEqual([50, 0, 50]);
    expect(chancesOf(league({ players, castaways, episodes: 1 }))).toEqual([50, 0, 50]);
  });

  it('are 100 for a leader when no player has a castaway left', () => {
    const players = [player('a', 91, { castawayIds: ['x'] }), player('b', 90, { castawayIds: ['x'] })];
    const castaways = [castaway('x', [30, 40, 20], true), castaway('y', [1, 2, 3])];
    expect(chancesOf(league({ players, castaways }))).toEqual([100, 0]);
  });

  it('are 100 for a leader far ahead of players without castaways', () => {
    const players = [player('a', 90, { castawayIds: ['x'] }), player('b', 20), player('c', 10)];
    const castaways = [castaway('x', [30, 31, 29])];
    expect(chancesOf(league({ players, castaways }))[0]).toBeCloseTo(100, 6);
  });

  it('are 100 for a single player', () => {
    expect(chancesOf(league({ players: [player('a', -5)] }))).toEqual([100]);
    expect(chancesOf(league({}))).toEqual([]);
  });

  it('of 10,000 players stay finite and add up', () => {
    const chances = chancesOf(ordinaryLeague(10_000, 6, seeded(3)));
    expect(Math.abs(sum(chances) - 100)).toBeLessThan(0.1);
    expect(chances.every(Number.isFinite)).toBe(true);
  });
});
