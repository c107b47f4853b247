/** The rows of the standings, whatever they were sent as. */
import { MemberChunk, type Board } from '@torchbearer/proto/scoring/v1/board';
import {
  boardRows,
  membersOfChunk,
  type BoardMember,
  type BoardRow,
  type BoardRows,
} from '@torchbearer/rules/league';
import { createHash } from 'node:crypto';
import { createNameIndex, type NameIndex } from './name-index.js';

/** In display order. */
export interface Rows extends Omit<BoardRows, 'placeOfMember'> {
  /** SHA-256 of what they were sent as. */
  readonly hash: Buffer;
  /** The places of the first members whose name has these words. */
  search(words: string, most: number): number[];
}

/** The members of a chunk, decoded once for all boards that have it. */
interface Chunk {
  readonly members: readonly BoardMember[];
  readonly names: NameIndex;
}
export type Chunks = ReadonlyMap<string, Chunk>;

export const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const keyOf = (hash: Buffer): string => hash.toString('base64');

/** Decodes new chunks. @param known those of the board before @returns those of this board */
export function chunksOf(board: Board, encoded: readonly Uint8Array[], known: Chunks): Chunks {
  const sent = new Map(encoded.map((bytes) => [keyOf(hashOf(bytes)), bytes]));
  return new Map(
    board.chunkHashes.map((hash) => {
      const key = keyOf(hash);
      const bytes = sent.get(key);
      const chunk = known.get(key) ?? (bytes && decoded(bytes));
      if (!chunk) throw new Error('the board has members that were not sent');
      return [key, chunk];
    }),
  );
}

function decoded(bytes: Uint8Array): Chunk {
  const members = membersOfChunk(MemberChunk.decode(bytes));
  return { members, names: createNameIndex(members.map(({ name }) => name)) };
}

/** @param hash of the encoded board */
export function rowsOfBoard(hash: Buffer, board: Board, chunks: Chunks): Rows {
  const parts = board.chunkHashes.map((one) => chunks.get(keyOf(one))!);
  const rows = boardRows(
    board,
    parts.flatMap(({ members }) => members),
  );
  return {
    ...rows,
    hash,
    search: (words, most) => {
      const found: number[] = [];
      let first = 0;
      for (const { names, members } of parts) {
        for (const index of names.search(words)) found.push(rows.placeOfMember(first + index));
        first += members.length;
      }
      return found.sort((a, b) => a - b).slice(0, most);
    },
  };
}

/** A list from scoring of the version before, which has no boards; it has e-mails or not. */
export function rowsOfList(json: Uint8Array): Rows {
  const list = JSON.parse(Buffer.from(json).toString()) as BoardRow[];
  const names = createNameIndex(list.map(({ name }) => name));
  return {
    hash: hashOf(json),
    size: list.length,
    hidesEmails: false,
    row: (place) => list[place]!,
    placeOf: (userId) => {
      const place = list.findIndex(({ id }) => id === userId);
      return place < 0 ? null : place;
    },
    search: (words, most) => names.search(words).slice(0, most),
  };
}
