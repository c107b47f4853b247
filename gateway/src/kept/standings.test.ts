import { createBoardDecoder, rowsOfList, sha256 } from '@torchbearer/kit';
import { Board, MemberChunk } from '@torchbearer/proto/scoring/v1/board';
import { ROWS_PER_PAGE } from '@torchbearer/rules';
import { describe, expect, it } from 'vitest';
import { searchRows } from './search-rows.js';
import { createStandings } from './standings.js';

const bytesOf = (numbers: readonly number[]): Buffer => Buffer.from(Int32Array.from(numbers).buffer);

/** The rows of players with these names, of whom the last one leads. */
function rowsFor(chunks: readonly (readonly string[])[]) {
  let number = 0;
  const encoded = chunks.map((names) => {
    const members = names.map((name) => ({
      id: `${(number++).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`,
      name,
      email: `${name}@example.com`,
      drafted: [],
    }));
    return Buffer.from(MemberChunk.encode({ members, castawayIds: [] }).finish());
  });
  const places = Array.from({ length: number }, (_, place) => place);
  const board = Board.encode({
    chunkHashes: encoded.map(sha256),
    members: bytesOf(places.toReversed()),
    totals: bytesOf(places.toReversed()),
    weeksPicked: Buffer.alloc(number, 1),
    castaways: [],
    showsEmails: false,
  });
  const sent = { board: Buffer.from(board.finish()), chunks: encoded, castawayPoints: [] };
  return createBoardDecoder().begin().rows(sent);
}

it('rows are found by words in their names, in display order', () => {
  const rows = rowsFor([
    ['Ann', 'Zoë'],
    ['Anna', 'Joanne'],
  ]);
  expect(searchRows(rows, 'ann', 9)).toEqual([0, 1, 3]);
  expect(searchRows(rows, 'ann', 2)).toEqual([0, 1]);
  expect(searchRows(rows, 'zoe', 9)).toEqual([2]);
  expect(searchRows(rows, 'nobody', 9)).toEqual([]);
});

describe('standings of many rows', () => {
  const SIZE = 2_345;
  const all = rowsFor([Array.from({ length: SIZE }, (_, number) => `Player ${number}`)]);
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
