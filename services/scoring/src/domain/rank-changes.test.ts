import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  castawayId,
  CASTAWAYS,
  events,
  leagueAfter,
  WEEKS,
  type LeagueData,
} from '../../test/league-history.js';
import { modelOf } from '../../test/model-of.js';
import { naiveStandings } from '../../test/naive-standings.js';
import { rankChanges, withPoints } from './rank-changes.js';

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

it('the rank changes that new points would cause equal the difference of two naive standings, in the order of the later', () => {
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
