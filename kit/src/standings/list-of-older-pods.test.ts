/** @until 0.9 */
import type { StandingsQuery } from '@torchbearer/proto/scoring/v1/scoring';
import { expect, it } from 'vitest';
import { standingsEntries, type StandingsEntry } from './entries.js';
import { standingsOfList } from './list-of-older-pods.js';

const entry = (
  name: string,
  rank: number,
  totalPoints: number,
  drafted: readonly string[],
): StandingsEntry => ({
  ...{ id: name.toLowerCase(), rank, name, email: rank === 1 ? 'zoe@example.com' : null },
  ...{ totalPoints, avgPoints: totalPoints / 2 },
  draftPicks: drafted.map((id, index) => ({
    castawayId: id,
    round: index + 1,
    castaway: { id, name: id.toUpperCase(), eliminated: id === 'b' },
  })),
});
const list = [
  entry('Zoë', 1, 9, ['a', 'b']),
  entry('Kim', 2, 5, ['b']),
  entry('Robin', 2, 5, []),
  entry('Zoe Ann', 4, 2, ['a']),
];
const read = (query: Partial<StandingsQuery>, callerId = 'robin') =>
  standingsOfList(
    7,
    Buffer.from(JSON.stringify(list)),
    { places: [], userIds: [], ...query },
    { id: callerId },
  );
const namesOf = (query: Partial<StandingsQuery>, callerId?: string) =>
  read(query, callerId).rows.map(({ name }) => name);

it("rows and figures are read from an older pod's list, until its label is replaced", () => {
  const { label, castaways, ...figures } = read({});
  expect(label).toMatch(/^7-[\w-]{8}$/);
  expect(figures).toEqual({ players: 4, averagePoints: 5, totalPicks: 4, ownPlace: 2, rows: [] });
  expect(castaways.map(({ id }) => id)).toEqual(['a', 'b']);

  const all = read({ label, places: [{ from: 0, count: 100 }] });
  expect(standingsEntries(all)).toEqual(list);
  expect(all.rows.map(({ place }) => place)).toEqual([0, 1, 2, 3]);
  expect(namesOf({ places: [{ from: 3, count: 100 }], neighbors: 1 })).toEqual(['Kim', 'Robin', 'Zoe Ann']);
  expect(namesOf({ neighbors: 1 }, 'somebody')).toEqual([]);
  expect(read({}, 'somebody').ownPlace).toBeUndefined();
  expect(namesOf({ words: ' ZOE' })).toEqual(['Zoë', 'Zoe Ann']);
  expect(namesOf({ words: 'zoe  ann' })).toEqual(['Zoe Ann']);
  expect(namesOf({ words: ' ' })).toEqual([]);

  const among = read({ userIds: ['zoe ann', 'robin', 'kim', 'somebody'], places: [{ from: 0, count: 1 }] });
  expect(among.rows.map(({ rank, rankAmong }) => [rank, rankAmong])).toEqual([
    [1, undefined],
    [2, 1],
    [2, 1],
    [4, 3],
  ]);
  expect(() => read({ label: '6-abcdefgh' })).toThrow(
    expect.objectContaining({ reason: 'STANDINGS_REPLACED' }),
  );
});
