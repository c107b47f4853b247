import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  castawayId,
  CASTAWAYS,
  events,
  leagueAfter,
  playerId,
  WEEKS,
  type LeagueEvent,
} from '../../test/league-history.js';
import { naiveStandings } from '../../test/naive-standings.js';
import type { LeagueData } from '../../test/league-data.js';
import { modelOf } from '../../test/model-of.js';
import { rankChanges, withPoints } from './rank-changes.js';

const pick = (player: number, week: number, castaway: number): LeagueEvent => ({
  kind: 'pick',
  player,
  week,
  castaway,
  isAuto: false,
});
const set = (castaway: number, after: number | null) => ({
  castawayId: castawayId(castaway),
  before: null,
  after,
});

/** The league data with these points of one week. */
function naivelyWith(
  league: LeagueData,
  weekNumber: number,
  changes: readonly ReturnType<typeof set>[],
): LeagueData {
  const isChanged = (row: { weekNumber: number; castawayId: string }) =>
    row.weekNumber === weekNumber && changes.some(({ castawayId }) => castawayId === row.castawayId);
  const added = changes.flatMap(({ castawayId, after }) =>
    after === null ? [] : [{ weekNumber, castawayId, points: after }],
  );
  const points = [...league.points.filter((row) => !isChanged(row)), ...added];
  return { ...league, points, scoredWeeks: [...new Set(points.map((row) => row.weekNumber))] };
}

describe('the rank changes that new points would cause', () => {
  it('equal the difference of two naive standings, in the order of the later', () => {
    const points = fc.uniqueArray(
      fc.record({ castaway: fc.nat(CASTAWAYS - 1), after: fc.option(fc.integer({ min: -5, max: 9 })) }),
      { selector: (entry) => entry.castaway },
    );
    const week = fc.integer({ min: 1, max: WEEKS });
    fc.assert(
      fc.property(events(60), week, points, (history, weekNumber, sent) => {
        const before = leagueAfter(history);
        const changes = sent.map((entry) => set(entry.castaway, entry.after));
        const after = naivelyWith(before, weekNumber, changes);
        const model = modelOf(before);
        const former = naiveStandings(before);
        const expected = naiveStandings(after).flatMap((to) => {
          const from = former.find((entry) => entry.id === to.id);
          if (!from || (from.rank === to.rank && from.totalPoints === to.totalPoints)) return [];
          return {
            userId: to.id,
            name: to.name,
            pointsFrom: from.totalPoints,
            pointsTo: to.totalPoints,
            rankFrom: from.rank,
            rankTo: to.rank,
          };
        });
        expect(rankChanges(model, withPoints(model, weekNumber, changes))).toEqual(expected);
        expect(model.columns).toEqual(modelOf(before).columns);
      }),
      { numRuns: 300 },
    );
  });

  it('include players whose rank moves while their total stays, and exclude unaffected ones', () => {
    const before = modelOf(
      leagueAfter([pick(0, 3, 0), pick(1, 3, 1), { kind: 'score', week: 3, castaway: 1, points: 5 }]),
    );
    const after = withPoints(before, 3, [set(0, 9)]);
    expect(rankChanges(before, after)).toEqual([
      { userId: playerId(0), name: 'Player 0', pointsFrom: 0, pointsTo: 9, rankFrom: 2, rankTo: 1 },
      { userId: playerId(1), name: 'Player 1', pointsFrom: 5, pointsTo: 5, rankFrom: 1, rankTo: 2 },
      ...[2, 3, 4].map((n) => ({
        userId: playerId(n),
        name: `Player ${n}`,
        pointsFrom: 0,
        pointsTo: 0,
        rankFrom: 2,
        rankTo: 3,
      })),
    ]);
  });

  it('are empty if no points change', () => {
    const league = modelOf(leagueAfter([pick(0, 3, 0), { kind: 'score', week: 3, castaway: 0, points: 5 }]));
    expect(rankChanges(league, withPoints(league, 3, [set(0, 5)]))).toEqual([]);
  });
});
