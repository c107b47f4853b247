import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  castawayId,
  events,
  leagueAfter,
  pick,
  playerId,
  PLAYERS,
  score,
} from '../../test/league-history.js';
import { modelOf } from '../../test/model-of.js';
import { naiveHistory } from '../../test/naive-standings.js';
import { historyOf, totalsAfterWeeks } from './history.js';

const everybody = [...Array.from({ length: PLAYERS }, (_, n) => playerId(n)), 'somebody'];

it("a player's season equals a naive recount, after any history", () => {
  fc.assert(
    fc.property(events(60), (history) => {
      const league = leagueAfter(history);
      const model = modelOf(league);
      const totals = totalsAfterWeeks(model);
      for (const id of everybody) expect(historyOf(model, totals, id)).toEqual(naiveHistory(league, id));
    }),
    { numRuns: 300 },
  );
});

it('a week whose castaway is not known yet is shown without a name', () => {
  const league = { ...leagueAfter([pick(0, 3, 0), score(3, 0, 4)]), castaways: [] };
  const model = modelOf(league);
  expect(historyOf(model, totalsAfterWeeks(model), playerId(0))).toMatchObject([
    { castaway: { id: castawayId(0), name: '', tribe: '', eliminated: false }, points: 4 },
  ]);
});
