import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { events, leagueAfter, type LeagueEvent } from '../../test/league-history.js';
import { naiveWeeksInFirst } from '../../test/naive-standings.js';
import { weeksInFirst } from '../../test/model-of.js';

const week = (number: number, points: readonly [number, number]): LeagueEvent[] => [
  { kind: 'pick', player: 0, week: number, castaway: 0, isAuto: false },
  { kind: 'pick', player: 1, week: number, castaway: 1, isAuto: false },
  { kind: 'score', week: number, castaway: 0, points: points[0] },
  { kind: 'score', week: number, castaway: 1, points: points[1] },
];

describe('weeks in first', () => {
  it('equal a naive recount after any history', () => {
    fc.assert(
      fc.property(events(60), (history) => {
        const league = leagueAfter(history);
        expect(weeksInFirst(league)).toBe(naiveWeeksInFirst(league));
      }),
      { numRuns: 300 },
    );
  });

  it("count the weeks after which today's leader had the highest total, shared firsts included", () => {
    const history = [...week(3, [5, 5]), ...week(4, [0, 3]), ...week(5, [9, 1])];
    expect(weeksInFirst(leagueAfter(history))).toBe(2);
  });

  it('are 0 before any week is scored, and without participants', () => {
    expect(weeksInFirst(leagueAfter([]))).toBe(0);
    expect(weeksInFirst({ ...leagueAfter(week(3, [1, 2])), players: [] })).toBe(0);
  });
});
