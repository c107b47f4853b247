import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  events,
  leagueAfter,
  pick,
  player,
  playerId,
  roster,
  score,
  WEEKS,
  type LeagueData,
  type LeagueEvent,
} from '../../test/league-history.js';
import { rows, standings, weeksInFirst } from '../../test/model-of.js';
import { naiveMoves, naiveStandings, naiveWeeksInFirst } from '../../test/naive-standings.js';

describe('standings', () => {
  it('equal a naive recomputation after any history, with how each moved in the last week and weeks in first', () => {
    fc.assert(
      fc.property(events(60), (history) => {
        const league = leagueAfter(history);
        expect(standings(league)).toEqual(naiveStandings(league));
        expect(weeksInFirst(league)).toBe(naiveWeeksInFirst(league));
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

  it.each<[string, readonly LeagueEvent[], readonly number[], readonly number[]]>([
    ['all in first place before any week is scored', [], [0, 1, 2, 3, 4], [1, 1, 1, 1, 1]],
    [
      'as one more than the number of players strictly ahead',
      [
        ...[pick(0, 3, 0), pick(1, 3, 1), pick(2, 3, 1), pick(3, 3, 2), pick(4, 3, 3)],
        ...[score(3, 0, 10), score(3, 1, 5), score(3, 2, 1), score(3, 3, 0)],
      ],
      [0, 1, 2, 3, 4],
      [1, 2, 2, 4, 5],
    ],
    [
      'without admins who have not submitted rankings',
      [
        { kind: 'role', player: 2, isAdmin: true },
        { kind: 'role', player: 4, isAdmin: true },
        { kind: 'ranked', player: 4, minute: 1 },
      ],
      [4, 0, 1, 3],
      [1, 1, 1, 1],
    ],
    [
      'without weeks before the first pick week',
      [pick(0, 2, 0), score(2, 0, 50), pick(1, 3, 0), score(3, 0, 4)],
      [1, 0, 2, 3, 4],
      [1, 2, 2, 2, 2],
    ],
    [
      'of equal totals those with fewer automatic picks first',
      [pick(0, 3, 0, true), pick(4, 3, 0), score(3, 0, 5)],
      [4, 0, 1, 2, 3],
      [1, 1, 3, 3, 3],
    ],
    [
      'then the higher best week',
      [
        ...[pick(0, 3, 0), pick(0, 4, 0), pick(4, 3, 1), pick(4, 4, 1)],
        ...[score(3, 0, 5), score(4, 0, 5), score(3, 1, 9), score(4, 1, 1)],
      ],
      [4, 0, 1, 2, 3],
      [1, 1, 3, 3, 3],
    ],
    [
      'then earlier rankings, those without any last, and at the end the id',
      [
        { kind: 'ranked', player: 3, minute: 1 },
        { kind: 'ranked', player: 1, minute: 2 },
      ],
      [3, 1, 0, 2, 4],
      [1, 1, 1, 1, 1],
    ],
  ])('show %s', (_what, history, players, ranks) => {
    const list = standings(leagueAfter(history));
    expect(list.map(({ name }) => name)).toEqual(players.map((number) => `Player ${number}`));
    expect(list.map(({ rank }) => rank)).toEqual(ranks);
  });

  it('divide the average by scored weeks with a pick only, even one whose castaway has no points', () => {
    const history = [pick(0, 3, 0), pick(0, 4, 1), score(3, 0, 5), score(4, 2, 9), score(5, 2, 9)];
    expect(standings(leagueAfter(history)).find((entry) => entry.id === playerId(0))).toMatchObject({
      totalPoints: 5,
      avgPoints: 2.5,
    });
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

  it("have the weeks after which today's leader had the highest total, shared firsts included; none without players", () => {
    const weeks = [...[5, 5], ...[0, 3], ...[9, 1]].flatMap((points, index) => {
      const [week, number] = [3 + Math.floor(index / 2), index % 2];
      return [pick(number, week, number), score(week, number, points)];
    });
    expect(weeksInFirst(leagueAfter(weeks))).toBe(2);
    expect(weeksInFirst({ ...leagueAfter(weeks), players: [] })).toBe(0);
  });
});
