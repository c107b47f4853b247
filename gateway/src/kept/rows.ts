/** The rows of the standings, whatever they were sent as. */
import { Board, MemberChunk } from '@torchbearer/proto/scoring/v1/board';
import {
  ranksInOrder,
  rowOf,
  type StandingsMember,
  type StandingsRow,
  type StandingsSource,
} from '@torchbearer/rules/league';
import { createHash } from 'node:crypto';
import { createNameIndex, type NameIndex } from './name-index.js';

/** In display order. */
export interface Rows {
  /** SHA-256 of what they were sent as. */
  readonly hash: Buffer;
  readonly size: number;
  /** Whether only admins may see e-mails. */
  readonly hidesEmails: boolean;
  /** @param withEmails else they are null, if the season hides them */
  row(place: number, withEmails: boolean): StandingsRow;
  /** Null for somebody who takes no part. */
  placeOf(userId: string): number | null;
  /** The places of the first members whose name has these words. */
  search(words: string, most: number): number[];
}

/** The members of a chunk, decoded once for all boards that have it. */
interface Chunk {
  readonly members: readonly StandingsMember[];
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
  const { members, castawayIds } = MemberChunk.decode(bytes);
  return {
    members: members.map(({ id, name, email, drafted }) => ({
      id,
      name,
      email,
      drafted: drafted.map(({ castaway, round }) => ({ castawayId: castawayIds[castaway]!, round })),
    })),
    names: createNameIndex(members.map(({ name }) => name)),
  };
}

/** @param hash of the encoded board */
export function rowsOfBoard(hash: Buffer, board: Board, chunks: Chunks): Rows {
  const parts = board.chunkHashes.map((one) => chunks.get(keyOf(one))!);
  const members = parts.flatMap((part) => part.members);
  const totals = numbersOf(board.totals);
  const numbers = numbersOf(board.members);
  const source: StandingsSource = {
    columns: { members: numbers, totals, weeksPicked: board.weeksPicked, ranks: ranksInOrder(totals) },
    memberAt: (number) => members[number]!,
    castaways: new Map(board.castaways.map((castaway) => [castaway.id, castaway])),
  };
  let places: Int32Array | null = null;
  /** By the member's number. */
  const placesOf = (): Int32Array => {
    if (places) return places;
    places = new Int32Array(numbers.length);
    for (let place = 0; place < numbers.length; place++) places[numbers[place]!] = place;
    return places;
  };
  return {
    hash,
    size: totals.length,
    hidesEmails: !board.showsEmails,
    row: (place, withEmails) => rowOf(source, place, withEmails || board.showsEmails),
    placeOf: (userId) => {
      const number = numberOf(members, userId);
      return number === null ? null : placesOf()[number]!;
    },
    search: (words, most) => {
      const found: number[] = [];
      let first = 0;
      for (const { names, members: own } of parts) {
        for (const index of names.search(words)) found.push(placesOf()[first + index]!);
        first += own.length;
      }
      return found.sort((a, b) => a - b).slice(0, most);
    },
  };
}

/** A list from scoring of the version before, which has no boards; it has e-mails or not. */
export function rowsOfList(json: Uint8Array): Rows {
  const list = JSON.parse(Buffer.from(json).toString()) as StandingsRow[];
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

/** The member's place in a list ordered by id, by halving. */
function numberOf(members: readonly StandingsMember[], id: string): number | null {
  let [low, high] = [0, members.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (members[middle]!.id < id) low = middle + 1;
    else high = middle;
  }
  return members[low]?.id === id ? low : null;
}

/** Numbers of four bytes, copied, because the bytes may begin anywhere. */
const numbersOf = ({ buffer, byteOffset, byteLength }: Buffer): Int32Array =>
  new Int32Array(buffer.slice(byteOffset, byteOffset + byteLength));
