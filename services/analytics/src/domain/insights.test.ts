import { describe, expect, it } from 'vitest';
import { castaway, player, playersInColumns } from '../../test/sample-league.js';
import { castawaysStatus, draftAccuracies } from './castaways.js';
import { headToHead } from './head-to-head.js';
import { remainingWeeks } from './league.js';
import { participation, scoringTrend } from './activity.js';

describe('draft accuracy', () => {
  it('is the percentage of a player’s castaways that are still in', () => {
    const castaways = [castaway('a', []), castaway('b', []), castaway('c', [], true)];
    const accuracy = (...castawayIds: string[]) => {
      const players = playersInColumns([player('x', 0, { castawayIds })], castaways);
      return draftAccuracies({ castaways, players })[0];
    };
    expect(accuracy('a', 'b')).toBe(100);
    expect(accuracy('a', 'c')).toBe(50);
    expect(accuracy('a', 'b', 'c')).toBe(67);
    // A castaway who is in no list is out.
    expect(accuracy('c', 'd')).toBe(0);
    expect(accuracy()).toBe(0);
  });
});

describe('castaways', () => {
  it('are worst first: by total, then average, then name, with eliminated ones last', () => {
    const castaways = [
      castaway('Out', [-50], true),
      castaway('Zed', [3, 3]),
      castaway('Amy', [3, 3]),
      castaway('Bo', [6]),
      castaway('Cy', [1]),
      castaway('New', []),
    ];
    expect(
      castawaysStatus({ castaways, players: playersInColumns([]) }).map((row) => row.castaway.name),
    ).toEqual(['New', 'Cy', 'Amy', 'Zed', 'Bo', 'Out']);
  });
});

describe('trends', () => {
  const activity = [
    { weekNumber: 4, byHand: 2, picks: 3, points: 10 },
    { weekNumber: 3, byHand: 0, picks: 1, points: -1 },
  ];

  it('count picks by hand of each week that was active or has a pick, ascending', () => {
    expect(participation(activity, [5, 4])).toEqual([
      { weekNumber: 3, picks: 0 },
      { weekNumber: 4, picks: 2 },
      { weekNumber: 5, picks: 0 },
    ]);
  });

  it('average each counted week over the players with a pick, with two decimals, or 0 without any', () => {
    expect(scoringTrend(activity, [3, 4, 6])).toEqual([
      { weekNumber: 3, averagePoints: -1 },
      { weekNumber: 4, averagePoints: 3.33 },
      { weekNumber: 6, averagePoints: 0 },
    ]);
  });
});

describe('two players', () => {
  it('are compared week by week', () => {
    const weeks = [
      { weekNumber: 3, user1Points: 5, user2Points: 2 },
      { weekNumber: 4, user1Points: 0, user2Points: 0 },
      { weekNumber: 5, user1Points: -3, user2Points: 4 },
      { weekNumber: 6, user1Points: 1, user2Points: 0 },
    ];
    expect(headToHead(weeks)).toEqual({ totals: [3, 6], user1Wins: 2, user2Wins: 1, ties: 1 });
    expect(headToHead([])).toEqual({ totals: [0, 0], user1Wins: 0, user2Wins: 0, ties: 0 });
  });
});

describe('weeks', () => {
  it('remain as many as are planned and not scored, never below zero', () => {
    expect(remainingWeeks({ episodes: 13, scoredWeeks: [3, 4] })).toBe(11);
    expect(remainingWeeks({ episodes: 1, scoredWeeks: [3, 4] })).toBe(0);
  });
});
