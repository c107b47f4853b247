import type { StandingsRows } from '@torchbearer/kit';
import type { LeaderboardChanged, OwnPlace } from '@torchbearer/rules';
import { describe, expect, it } from 'vitest';
import { createLeaderboardEvents } from './leaderboard-event.js';

const [juniper, coral] = ['Juniper', 'Coral'].map((name) => ({ id: name, name, eliminated: false }));

/** So many players, each with both castaways; player 0 leads. */
function standingsOf(players: number, points: readonly [number, number] = [0, 0], version = 5) {
  const castaways = [juniper!, coral!];
  const rows: StandingsRows = {
    size: players,
    points: 7 * players,
    picks: () => 2 * players,
    hash: Buffer.alloc(32, version),
    hidesEmails: true,
    parts: [],
    castaways: castaways.map((castaway, index) => ({ ...castaway, points: points[index]! })),
    row: (place, withEmails) => ({
      id: `player-${place}`,
      rank: place + 1,
      name: `Player ${place}`,
      email: withEmails ? 'hidden@example.com' : null,
      totalPoints: players - place,
      avgPoints: 1.5,
      draftPicks: [coral!, juniper!].map((castaway, index) => ({
        castawayId: castaway.id,
        round: index + 1,
        castaway,
      })),
    }),
    placeOf: (userId) => (userId.startsWith('player-') ? Number(userId.slice(7)) : null),
    placeOfMember: (number) => number,
  };
  return { version, rows };
}

describe('the event of a version', () => {
  it('is the whole list up to the limit, without hidden e-mails, and nothing of one’s own', () => {
    const standings = standingsOf(3);
    const event = createLeaderboardEvents(3)(standings);
    expect([event.name, event.version]).toEqual(['leaderboard:updated', 5]);
    expect(JSON.parse(event.json)).toEqual([0, 1, 2].map((place) => standings.rows.row(place, false)));
    expect(event.ownJson('player-1')).toBeNull();
  });

  it('of a larger league has the first hundred rows, with castaways by number', () => {
    const event = createLeaderboardEvents(1_000)(standingsOf(1_001));
    expect(event.name).toBe('leaderboard:changed');
    const changed = JSON.parse(event.json) as LeaderboardChanged;
    expect(changed).toMatchObject({
      standings: '5-BQUFBQUF',
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
    const eventOf = createLeaderboardEvents(0);
    const pointsIn = ({ json }: { json: string }) =>
      (JSON.parse(json) as LeaderboardChanged).castaways.map(({ name, points, change }) => [
        name,
        points,
        change,
      ]);
    expect(pointsIn(eventOf(standingsOf(1, [12, 3])))).toEqual([
      ['Juniper', 12, 0],
      ['Coral', 3, 0],
    ]);
    expect(pointsIn(eventOf(standingsOf(1, [10, 3], 6)))).toEqual([
      ['Juniper', 10, -2],
      ['Coral', 3, 0],
    ]);
  });

  it('has a player’s own place and row, and nothing for others', () => {
    const event = createLeaderboardEvents(2)(standingsOf(500));
    const own = JSON.parse(event.ownJson('player-321') ?? '') as OwnPlace;
    expect(own).toMatchObject({ standings: '5-BQUFBQUF', place: 321, row: { rank: 322, totalPoints: 179 } });
    expect(event.ownJson('admin')).toBeNull();
  });
});
