import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  castawayId,
  events,
  leagueAfter,
  playerId,
  PLAYERS,
  type LeagueEvent,
} from '../../test/league-history.js';
import { naiveHistory } from '../../test/naive-standings.js';
import { histories, standings } from '../../test/model-of.js';

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
const everybody = Array.from({ length: PLAYERS }, (_, n) => playerId(n));

describe("a player's season", () => {
  it('equals a naive recount for every player, after any history', () => {
    fc.assert(
      fc.property(events(60), (history) => {
        const league = leagueAfter(history);
        const historyOf = histories(league);
        for (const id of everybody) expect(historyOf(id)).toEqual(naiveHistory(league, id));
      }),
      { numRuns: 300 },
    );
  });

  it('ends with the total and the rank of the standings', () => {
    fc.assert(
      fc.property(events(60), (history) => {
        const league = leagueAfter(history);
        const historyOf = histories(league);
        for (const { id, totalPoints, rank } of standings(league)) {
          const last = historyOf(id).at(-1);
          if (last) expect(last).toMatchObject({ total: totalPoints, rank });
        }
      }),
    );
  });

  it('shows each scored week with the pick, its points, the running total and the rank after it', () => {
    const league = leagueAfter([
      ...[pick(0, 3, 0), pick(1, 3, 1), score(3, 0, 3), score(3, 1, 5)],
      ...[pick(0, 4, 1, true), score(4, 1, 2)],
      ...[pick(1, 5, 2), score(5, 0, 1)],
    ]);
    const castaway = (number: number) => ({
      id: castawayId(number),
      name: `Castaway ${number}`,
      tribe: 'Ember',
      eliminated: false,
    });
    expect(histories(league)(playerId(0))).toEqual([
      { weekNumber: 3, castaway: castaway(0), isAutoSelected: false, points: 3, total: 3, rank: 2 },
      { weekNumber: 4, castaway: castaway(1), isAutoSelected: true, points: 2, total: 5, rank: 1 },
      { weekNumber: 5, castaway: null, isAutoSelected: false, points: 0, total: 5, rank: 1 },
    ]);
  });

  it('leaves out weeks before the first pick week and weeks not scored yet', () => {
    const league = leagueAfter([pick(0, 2, 0), score(2, 0, 9), pick(0, 3, 0), pick(0, 4, 0), score(4, 0, 1)]);
    expect(histories(league)(playerId(0)).map((week) => week.weekNumber)).toEqual([4]);
  });

  it('is empty for an admin without rankings and for an unknown user', () => {
    const league = leagueAfter([pick(0, 3, 0), score(3, 0, 4), { kind: 'role', player: 0, isAdmin: true }]);
    expect(histories(league)(playerId(0))).toEqual([]);
    expect(histories(league)('somebody')).toEqual([]);
  });

  it('keeps a week whose castaway is not known yet, without a name', () => {
    const league = { ...leagueAfter([pick(0, 3, 0), score(3, 0, 4)]), castaways: [] };
    expect(histories(league)(playerId(0))).toMatchObject([
      { castaway: { id: castawayId(0), name: '', tribe: '', eliminated: false }, points: 4 },
    ]);
  });
});
