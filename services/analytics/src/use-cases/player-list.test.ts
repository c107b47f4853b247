import { GetLeaderboardResponse, type LeaderboardRow } from '@torchbearer/proto/analytics/v1/analytics';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyFacts, createLeagueModel } from '@torchbearer/rules/league';
import { jsonOf, rowsOf, type PlayerList } from './player-list.js';

const someRow = fc.record({
  rank: fc.nat(),
  name: fc.string({ unit: 'grapheme' }),
  totalPoints: fc.integer(),
  averagePoints: fc.double({ noNaN: true, noDefaultInfinity: true }),
});
type Row = LeaderboardRow;

const listOf = (rows: readonly Row[], slots: readonly number[]): PlayerList => ({
  slots: Int32Array.from(slots),
  id: 'id',
  columns: [
    { key: 'rank', field: 2, type: 'uint32', values: rows.map(({ rank }) => rank) },
    { key: 'name', field: 3 },
    { key: 'totalPoints', field: 4, type: 'sint32', values: rows.map(({ totalPoints }) => totalPoints) },
    { key: 'avgPoints', field: 5, type: 'double', values: rows.map(({ averagePoints }) => averagePoints) },
  ],
});

/** As the first player's name changes, the second keeps theirs. */
const named = (rows: readonly Pick<Row, 'userId' | 'name'>[]) =>
  rows.map(({ userId, name }) => ({ id: userId, name, isAdmin: false, rankedAt: null, castawayIds: [] }));

it('encodes what objects and encoders do, also after a name has changed', () => {
  fc.assert(
    fc.property(fc.array(someRow, { maxLength: 5 }), fc.string({ unit: 'grapheme' }), (some, otherName) => {
      const rows = some
        .map((row, index) => ({ ...row, name: row.name, userId: `player-${index}` }))
        .reverse();
      const model = createLeagueModel();
      const apply = (players: readonly Row[]): void =>
        applyFacts(model, { common: null, players: named(players), picks: [] });
      apply([...rows].reverse());
      const slots = rows.map((_, index) => rows.length - 1 - index);
      const check = (): void => {
        const list = listOf(rows, slots);
        expect(GetLeaderboardResponse.decode(rowsOf(model, list)).rows).toEqual(
          rows.map((row) => ({ ...row, averagePoints: row.averagePoints || 0 })),
        );
        expect(jsonOf(model, list).toString()).toBe(
          JSON.stringify(
            rows.map(({ userId, rank, name, totalPoints, averagePoints }) => ({
              ...{ id: userId, rank, name, totalPoints, avgPoints: averagePoints },
            })),
          ),
        );
      };
      check();
      if (rows[0]) rows[0] = { ...rows[0], name: otherName };
      apply(rows.slice(0, 1));
      check();
    }),
  );
});

it('leaves out zeros, and has sizes for every number', () => {
  const row: Row = { userId: 'a', rank: 0, name: '', totalPoints: 0, averagePoints: 0 };
  const model = createLeagueModel();
  applyFacts(model, { common: null, players: named([row]), picks: [] });
  const numbers = [0, 1, -1, 127, 128, -64, -65, 16_383, 16_384, 2 ** 31 - 1, -(2 ** 31)];
  for (const totalPoints of numbers) {
    const bytes = rowsOf(model, listOf([{ ...row, totalPoints }], [0]));
    expect(GetLeaderboardResponse.decode(bytes).rows).toEqual([{ ...row, totalPoints }]);
  }
});
