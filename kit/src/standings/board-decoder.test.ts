import { Board, MemberChunk, type Member } from '@torchbearer/proto/scoring/v1/board';
import type { EncodedBoard } from '@torchbearer/proto/scoring/v1/scoring';
import { describe, expect, it } from 'vitest';
import { createBoardDecoder, rowsOfList, sha256 } from './board-decoder.js';

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
  chunkHashes: chunks.map(sha256),
  members: bytesOf([2, 0, 3, 1]),
  totals: bytesOf([9, 5, 5, -1]),
  weeksPicked: Buffer.from([2, 2, 0, 1]),
  castaways: [{ id: castawayId, name: 'Juniper', eliminated: true }],
  showsEmails: false,
};
const sentOf = (one: Board, withChunks: Buffer[]): EncodedBoard => ({
  board: Buffer.from(Board.encode(one).finish()),
  chunks: withChunks,
  castawayPoints: [12],
});
const rows = createBoardDecoder().begin().rows(sentOf(board, chunks));

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
    const open = createBoardDecoder()
      .begin()
      .rows(sentOf({ ...board, showsEmails: true }, chunks));
    expect(open.row(0, false).email).toBe('2@example.com');
  });

  it('are found by id', () => {
    expect([0, 1, 2, 3].map((number) => rows.placeOf(idOf(number)))).toEqual([1, 3, 0, 2]);
    expect([idOf(4), '', 'zz'].map((id) => rows.placeOf(id))).toEqual([null, null, null]);
  });

  it('come with the points of castaways, or 0 from a version that has stored none', () => {
    expect(rows.castaways).toEqual([{ id: castawayId, name: 'Juniper', eliminated: true, points: 12 }]);
    const without = createBoardDecoder()
      .begin()
      .rows({ ...sentOf(board, chunks), castawayPoints: [] });
    expect(without.castaways[0]?.points).toBe(0);
  });

  it('are summed up, with the castaways that they show', () => {
    expect([rows.points, rows.picks()]).toEqual([18, 2]);
    const unknown = createBoardDecoder()
      .begin()
      .rows(sentOf({ ...board, castaways: [] }, chunks));
    expect(unknown.picks()).toBe(0);
  });

  it('need only the chunks that have changed, and fail without them', () => {
    const decoder = createBoardDecoder();
    const first = decoder.begin().rows(sentOf(board, chunks));
    const changed = chunkOf(member(2), member(3, 'Zed'));
    const next = { ...board, chunkHashes: [sha256(chunks[0]!), sha256(changed)] };
    const request = decoder.begin();
    expect(request.wantedBoard.knownChunks).toEqual(board.chunkHashes);
    expect(request.lacking(next.chunkHashes)).toEqual([sha256(changed)]);
    expect(() => request.rows(sentOf(next, []))).toThrow('not sent');
    const found = request.rows(sentOf(next, [changed]));
    expect([found.row(1, false).name, found.row(2, false).name]).toEqual(['Player 0', 'Zed']);
    expect([found.parts[0] === first.parts[0], found.parts[1] === first.parts[1]]).toEqual([true, false]);
  });

  it('know the chunks that were known when they were asked for, whatever has arrived since', () => {
    const decoder = createBoardDecoder();
    decoder.begin().rows(sentOf(board, chunks));
    const request = decoder.begin();
    const other = chunkOf(member(0));
    const bytes = bytesOf([0]);
    decoder.begin().rows(
      sentOf(
        {
          ...board,
          chunkHashes: [sha256(other)],
          members: bytes,
          totals: bytes,
          weeksPicked: Buffer.of(1),
        },
        [other],
      ),
    );
    expect(request.rows(sentOf({ ...board, showsEmails: true }, [])).size).toBe(4);
  });

  it('are the same as those of a list', () => {
    const list = Buffer.from(JSON.stringify([0, 1, 2, 3].map((place) => rows.row(place, true))));
    const listed = rowsOfList(list);
    for (let place = 0; place < rows.size; place++)
      expect(listed.row(place, true)).toEqual(rows.row(place, true));
    expect([listed.points, listed.picks()]).toEqual([rows.points, rows.picks()]);
    expect(listed.placeOf(idOf(3))).toBe(rows.placeOf(idOf(3)));
    expect(listed.placeOf(idOf(9))).toBeNull();
    expect(listed.parts.flat().map(({ name }) => name)).toEqual(['Player 2', 'Player 0', 'Zoë', 'Player 1']);
    expect([0, 3].map((place) => listed.placeOfMember(place))).toEqual([0, 3]);
  });
});
