import { standingsEntries } from '@torchbearer/kit';
import type { StandingsRow } from '@torchbearer/proto/scoring/v1/scoring';
import type { LeaderboardChanged, OwnPlace } from '@torchbearer/rules';
import { describe, expect, it } from 'vitest';
import { createLeaderboardEvents } from './leaderboard-event.js';
import type { Standings } from './standings-source.js';

const [juniper, coral] = ['Juniper', 'Coral'].map((name) => ({ id: name, name, eliminated: false }));

/** Of so many players, each with both castaways; player 0 leads, and player 321 is connected. */
function standingsOf(players: number, points: readonly [number, number] = [0, 0], version = 5): Standings {
  const rowOf = (place: number): StandingsRow => ({
    ...{ place, userId: `player-${place}`, name: `Player ${place}`, rank: place + 1 },
    ...{ totalPoints: players - place, averagePoints: 1.5 },
    drafted: [
      { castaway: 1, round: 1 },
      { castaway: 0, round: 2 },
    ],
  });
  const isWhole = players <= 3;
  return {
    ...{ version, label: `${version}-label`, players, averagePoints: 7, totalPicks: 2 * players, isWhole },
    castaways: [juniper!, coral!].map((castaway, index) => ({ ...castaway, points: points[index]! })),
    rows: Array.from({ length: Math.min(players, 100) }, (_, place) => rowOf(place)),
    own: new Map([
      ['player-321', rowOf(321)],
      ['admin', null],
    ]),
  };
}

describe('the event of a version', () => {
  it('is the whole list up to the limit, without hidden e-mails, and nothing of one’s own', () => {
    const standings = standingsOf(3);
    const event = createLeaderboardEvents()(standings);
    expect(event.name).toBe('leaderboard:updated');
    const { castaways, rows } = standings;
    expect(JSON.parse(event.json)).toEqual(standingsEntries({ castaways, rows: [...rows] }));
    expect(event.ownJson('player-1')).toBeNull();
  });

  it('of a larger league has the first hundred rows, with castaways by number', () => {
    const event = createLeaderboardEvents()(standingsOf(1_001));
    expect(event.name).toBe('leaderboard:changed');
    const changed = JSON.parse(event.json) as LeaderboardChanged;
    expect(changed).toMatchObject({
      standings: '5-label',
      version: 5,
      players: 1_001,
      averagePoints: 7,
      totalPicks: 2_002,
    });
    expect(changed.rows).toHaveLength(100);
    expect(changed.rows[99]).toEqual({
      id: 'player-99',
      rank: 100,
      name: 'Player 99',
      email: null,
      totalPoints: 902,
      avgPoints: 1.5,
      drafted: [
        [1, 1],
        [0, 2],
      ],
    });
  });

  it('has each castaway’s points, and the change since the version before', () => {
    const eventOf = createLeaderboardEvents();
    const pointsIn = ({ json }: { json: string }) =>
      (JSON.parse(json) as LeaderboardChanged).castaways.map(({ name, points, change }) => [
        name,
        points,
        change,
      ]);
    expect(pointsIn(eventOf(standingsOf(4, [12, 3])))).toEqual([
      ['Juniper', 12, 0],
      ['Coral', 3, 0],
    ]);
    expect(pointsIn(eventOf(standingsOf(4, [10, 3], 6)))).toEqual([
      ['Juniper', 10, -2],
      ['Coral', 3, 0],
    ]);
  });

  it('has a player’s own place and row, nothing for who takes no part, and does not know others', () => {
    const event = createLeaderboardEvents()(standingsOf(500));
    const own = JSON.parse(event.ownJson('player-321') ?? '') as OwnPlace;
    expect(own).toMatchObject({ standings: '5-label', place: 321, row: { rank: 322, totalPoints: 179 } });
    expect([event.ownJson('admin'), event.ownJson('player-7')]).toEqual([null, undefined]);
  });
});
