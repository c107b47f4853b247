import { MemberChunk, type Board, type Member } from '@torchbearer/proto/scoring/v1/board';
import { describe, expect, it } from 'vitest';
import { chunksOf, hashOf, rowsOfBoard, rowsOfList } from './rows.js';
import { createStandings, ROWS_PER_PAGE } from './standings.js';

const idOf = (number: number): string =>
  `${number.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
const castawayId = '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210';

const member = (number: number, name = `Player ${number}`): Member => ({
  id: idOf(number),
  name,
  email: `${number}@example.com`,
  drafted: number % 2 === 0 ? [{ castaway: 0, round: 1 }] : [],
});
const chunkOf = (...members: Member[]): Buffer =>
  Buffer.from(MemberChunk.encode({ members, castawayIds: [castawayId] }).finish());
/** Within a larger buffer and at an odd place, as a decoder leaves them. */
const bytesOf = (numbers: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from('x'), Buffer.from(Int32Array.from(numbers).buffer)]).subarray(1);

/** Of members 0 to 3 in two chunks: 2 leads, 0 and 3 share the second place, 1 is last. */
const chunks = [chunkOf(member(0), member(1)), chunkOf(member(2), member(3, 'Zoë'))];
const board: Board = {
  chunkHashes: chunks.map(hashOf),
  members: bytesOf([2, 0, 3, 1]),
  totals: bytesOf([9, 5, 5, -1]),
  weeksPicked: Buffer.from([2, 2, 0, 1]),
  castaways: [{ id: castawayId, name: 'Juniper', eliminated: true }],
  showsEmails: false,
};
const decoded = chunksOf(board, chunks, new Map());
const rows = rowsOfBoard(Buffer.alloc(32), board, decoded);

describe('the rows of a board', () => {
  it('are the members in display order, with ranks and averages', () => {
    const shown = Array.from({ length: rows.size }, (_, place) => rows.row(place, false));
    expect(
      shown.map(({ name, rank, totalPoints, avgPoints }) => [name, rank, totalPoints, avgPoints]),
    ).toEqual([
      ['Player 2', 1, 9, 4.5],
      ['Player 0', 2, 5, 2.5],
      ['Zoë', 2, 5, 0],
      ['Player 1', 4, -1, -1],
    ]);
    expect(shown.map(({ draftPicks }) => draftPicks.length)).toEqual([1, 1, 0, 0]);
    expect(shown[0]?.draftPicks[0]?.castaway).toEqual({ id: castawayId, name: 'Juniper', eliminated: true });
  });

  it('have e-mails for admins only, while the season hides them', () => {
    expect([rows.row(0, false).email, rows.row(0, true).email]).toEqual([null, '2@example.com']);
    const open = rowsOfBoard(Buffer.alloc(32), { ...board, showsEmails: true }, decoded);
    expect(open.row(0, false).email).toBe('2@example.com');
  });

  it('are found by id and by name', () => {
    expect([0, 1, 2, 3].map((number) => rows.placeOf(idOf(number)))).toEqual([1, 3, 0, 2]);
    expect([idOf(4), '', 'zz'].map((id) => rows.placeOf(id))).toEqual([null, null, null]);
    expect(rows.search('player', 2)).toEqual([0, 1]);
    expect(rows.search('zoe', 10)).toEqual([2]);
  });

  it('need only the chunks that have changed, and fail without them', () => {
    const changed = chunkOf(member(2), member(3, 'Zed'));
    const next = { ...board, chunkHashes: [hashOf(chunks[0]!), hashOf(changed)] };
    const found = rowsOfBoard(Buffer.alloc(32), next, chunksOf(next, [changed], decoded));
    expect([found.row(1, false).name, found.row(2, false).name]).toEqual(['Player 0', 'Zed']);
    expect(() => chunksOf(next, [], decoded)).toThrow('not sent');
  });

  it('are the same as those of a list', () => {
    const list = Buffer.from(JSON.stringify([0, 1, 2, 3].map((place) => rows.row(place, true))));
    const listed = rowsOfList(list);
    for (let place = 0; place < rows.size; place++)
      expect(listed.row(place, true)).toEqual(rows.row(place, true));
    expect(listed.placeOf(idOf(3))).toBe(rows.placeOf(idOf(3)));
    expect(listed.placeOf(idOf(9))).toBeNull();
    expect(listed.search('player', 9)).toEqual(rows.search('player', 9));
  });
});

describe('standings of many rows', () => {
  const SIZE = 2_345;
  const many = chunkOf(...Array.from({ length: SIZE }, (_, number) => member(number)));
  const large = {
    ...board,
    chunkHashes: [hashOf(many)],
    members: bytesOf(Array.from({ length: SIZE }, (_, place) => SIZE - 1 - place)),
    totals: bytesOf(Array.from({ length: SIZE }, (_, place) => SIZE - place)),
    weeksPicked: Buffer.alloc(SIZE, 1),
  };
  const all = rowsOfBoard(hashOf(Buffer.from('large')), large, chunksOf(large, [many], new Map()));
  const standings = createStandings(5, all, false);
  const parsed = async (json: Uint8Array | Promise<Uint8Array>) =>
    JSON.parse(Buffer.from(await json).toString()) as unknown[];

  it('are the same in pages and as a whole list', async () => {
    const pages: unknown[] = [];
    for (let number = 0; ; number++) {
      const page = standings.page(number);
      if (!page) break;
      const part = await parsed(page.json());
      expect(part.length).toBe(Math.min(ROWS_PER_PAGE, SIZE - pages.length));
      pages.push(...part);
    }
    expect(pages).toEqual(await parsed(standings.list().json()));
    expect(pages).toHaveLength(SIZE);
  });

  it('have another label and other tags for admins while e-mails are hidden', async () => {
    const forAdmins = createStandings(5, all, true);
    expect(forAdmins.label).not.toBe(standings.label);
    const tagOf = async (one: typeof standings) => (await one.list().form('br')).tag;
    expect(await tagOf(forAdmins)).not.toBe(await tagOf(standings));
  });

  it('of an empty league have one empty page', async () => {
    const none = createStandings(1, rowsOfList(Buffer.from('[]')), false);
    expect(await parsed(none.page(0)!.json())).toEqual([]);
    expect(none.page(1)).toBeNull();
    expect(await parsed(none.list().json())).toEqual([]);
  });
});
