import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  events,
  leagueAfter,
  player,
  playerId,
  roster,
  WEEKS,
  type LeagueEvent,
} from '../../test/league-history.js';
import { naiveMoves, naiveStandings } from '../../test/naive-standings.js';
import type { LeagueData } from '../../test/league-data.js';
import { rows, standings } from '../../test/model-of.js';

const pick = (player: number, week: number, castaway: number, isAuto = false): LeagueEvent => ({
  kind: 'pick',
  player,
  week,
  castaway,
  isAuto,
});
const score = (week: number, castaway: number, points: number): LeagueEvent => ({
  kind: 'score',
  week,
  castaway,
  points,
});
const names = (history: readonly LeagueEvent[]): string[] =>
  standings(leagueAfter(history)).map((entry) => entry.name);

describe('standings', () => {
  it('equal a naive recomputation after any history of picks, scores, corrections and deletions', () => {
    fc.assert(
      fc.property(events(60), (history) => {
        const league = leagueAfter(history);
        expect(standings(league)).toEqual(naiveStandings(league));
      }),
      { numRuns: 300 },
    );
  });

  it('say how each player moved in the last scored week, like a naive recomputation', () => {
    fc.assert(
      fc.property(events(60), (history) => {
        const league = leagueAfter(history);
        const moves = rows(league).rows.map(
          ({ userId, rankBefore, weekPoints }) => [userId, { rankBefore, weekPoints }] as const,
        );
        expect(new Map(moves)).toEqual(naiveMoves(league));
      }),
      { numRuns: 300 },
    );
  });

  it('until a week equal those of a league in which later points and eliminations do not exist yet', () => {
    fc.assert(
      fc.property(events(60), fc.integer({ min: 0, max: WEEKS }), (history, until) => {
        const league = leagueAfter(history);
        const outIn = (place: number): number => 1 + (place % WEEKS);
        const castaways = league.castaways.map((castaway, place) => ({
          ...castaway,
          eliminatedInWeek: castaway.eliminated ? outIn(place) : null,
        }));
        const before: LeagueData = {
          ...league,
          castaways: castaways.map((castaway, place) => ({
            ...castaway,
            eliminated: castaway.eliminated && outIn(place) <= until,
          })),
          points: league.points.filter(({ weekNumber }) => weekNumber <= until),
          scoredWeeks: league.scoredWeeks.filter((weekNumber) => weekNumber <= until),
        };
        expect(standings({ ...league, castaways }, until)).toEqual(naiveStandings(before));
      }),
      { numRuns: 300 },
    );
  });

  it('are the same, byte for byte, whatever the order of their inputs', () => {
    const shuffled = <T>(list: readonly T[]): fc.Arbitrary<T[]> =>
      fc.shuffledSubarray([...list], { minLength: list.length });
    const pair = events(40).chain((history) => {
      const league = leagueAfter(history);
      return fc
        .record({
          players: shuffled(league.players),
          rosters: shuffled(league.rosters),
          castaways: shuffled(league.castaways),
          picks: shuffled(league.picks),
          points: shuffled(league.points),
          scoredWeeks: shuffled(league.scoredWeeks),
        })
        .map((other): [LeagueData, LeagueData] => [
          league,
          { ...other, firstPickWeek: league.firstPickWeek },
        ]);
    });
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(JSON.stringify(standings(b))).toBe(JSON.stringify(standings(a)));
      }),
    );
  });

  it('give a rank as one more than the number of players strictly ahead: 1, 2, 2, 4', () => {
    const history = [
      ...[pick(0, 3, 0), pick(1, 3, 1), pick(2, 3, 1), pick(3, 3, 2), pick(4, 3, 3)],
      ...[score(3, 0, 10), score(3, 1, 5), score(3, 2, 1), score(3, 3, 0)],
    ];
    expect(standings(leagueAfter(history)).map((entry) => entry.rank)).toEqual([1, 2, 2, 4, 5]);
  });

  it('list every participant with 0 points and rank 1 before any week is scored', () => {
    const list = standings(leagueAfter([]));
    expect(list.map(({ rank, totalPoints, avgPoints }) => [rank, totalPoints, avgPoints])).toEqual(
      Array.from({ length: 5 }, () => [1, 0, 0]),
    );
  });

  it('leave admins out until they have submitted rankings', () => {
    expect(names([{ kind: 'role', player: 2, isAdmin: true }])).not.toContain('Player 2');
    expect(
      names([
        { kind: 'role', player: 2, isAdmin: true },
        { kind: 'ranked', player: 2, minute: 1 },
      ]),
    ).toContain('Player 2');
  });

  it('count no week before the first pick week', () => {
    const history = [pick(0, 2, 0), score(2, 0, 50), pick(0, 3, 0), score(3, 0, 4)];
    expect(standings(leagueAfter(history))[0]).toMatchObject({
      id: playerId(0),
      totalPoints: 4,
      avgPoints: 4,
    });
    const earlier = standings(leagueAfter([...history, { kind: 'season', firstPickWeek: 2 }]))[0];
    expect(earlier).toMatchObject({ totalPoints: 54, avgPoints: 27 });
  });

  it('divide the average by scored weeks with a pick only, even one whose castaway has no points', () => {
    const history = [pick(0, 3, 0), pick(0, 4, 1), score(3, 0, 5), score(4, 2, 9), score(5, 2, 9)];
    expect(standings(leagueAfter(history)).find((entry) => entry.id === playerId(0))).toMatchObject({
      totalPoints: 5,
      avgPoints: 2.5,
    });
  });

  it('show players with equal totals by fewer automatic picks first', () => {
    expect(names([pick(0, 3, 0, true), pick(4, 3, 0), score(3, 0, 5)]).slice(0, 2)).toEqual([
      'Player 4',
      'Player 0',
    ]);
  });

  it('then by the higher best week', () => {
    const history = [
      ...[pick(0, 3, 0), pick(0, 4, 0), pick(4, 3, 1), pick(4, 4, 1)],
      ...[score(3, 0, 5), score(4, 0, 5), score(3, 1, 9), score(4, 1, 1)],
    ];
    expect(names(history).slice(0, 2)).toEqual(['Player 4', 'Player 0']);
  });

  it('then by earlier rankings, those without any last, and at the end by id', () => {
    const history: LeagueEvent[] = [
      { kind: 'ranked', player: 3, minute: 1 },
      { kind: 'ranked', player: 1, minute: 2 },
    ];
    expect(names(history)).toEqual(['Player 3', 'Player 1', 'Player 0', 'Player 2', 'Player 4']);
  });

  it('show the roster by round, with names and eliminations as they are today', () => {
    const list = standings(leagueAfter([{ kind: 'eliminated', castaway: 2, eliminated: true }]));
    const castaway = (id: number, eliminated: boolean) => ({
      id: expect.any(String) as string,
      name: `Castaway ${id}`,
      eliminated,
    });
    expect(list[0]?.draftPicks).toEqual([
      { castawayId: expect.any(String) as string, round: 1, castaway: castaway(1, false) },
      { castawayId: expect.any(String) as string, round: 2, castaway: castaway(2, true) },
    ]);
  });

  it('leave out a drafted castaway that is not known yet', () => {
    const league: LeagueData = {
      ...leagueAfter([]),
      players: [player(0)],
      rosters: [roster(0, null)],
      castaways: [],
    };
    expect(standings(league)[0]?.draftPicks).toEqual([]);
  });
});
