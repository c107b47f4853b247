/** The rows of the standings, whatever they were sent as. */
import { Board, MemberChunk } from '@torchbearer/proto/scoring/v1/board';
import type { EncodedBoard, WantedBoard } from '@torchbearer/proto/scoring/v1/scoring';
import {
  boardRows,
  membersOfChunk,
  type BoardCastaway,
  type BoardMember,
  type BoardRow,
  type BoardRows,
} from '@torchbearer/rules/league';
import { createHash } from 'node:crypto';

/** In display order. */
export interface StandingsRows extends BoardRows {
  /** SHA-256 of what they were sent as. */
  readonly hash: Buffer;
  /** The members by number, in parts: the same object while nobody in it has changed. */
  readonly parts: readonly (readonly { readonly name: string }[])[];
  /** How many castaways all members together have drafted, of those that rows show. */
  picks(): number;
  /** Of the season, by id, with its points; none in a list of the version before. */
  readonly castaways: readonly (BoardCastaway & { readonly points: number })[];
}

/** Decodes boards, and each chunk of members once. */
export interface BoardDecoder {
  /** To call before a board is asked for: what is known then is known when it arrives. */
  begin(): BoardRequest;
}

export interface BoardRequest {
  /** What to ask scoring with. */
  readonly wantedBoard: WantedBoard;
  /** Of these chunks of a board, those that must come with it. @param hashes SHA-256 of each */
  lacking(hashes: readonly Buffer[]): Buffer[];
  /**
   * @param chunks by the base64 of their hash, if they are not in the board
   * @throws Error if the board has chunks that were not sent
   */
  rows(sent: EncodedBoard, chunks?: ReadonlyMap<string, Uint8Array>): StandingsRows;
}

/** By the base64 of their hash. */
type Chunks = ReadonlyMap<string, readonly BoardMember[]>;

interface Known {
  readonly chunks: Chunks;
  readonly wantedBoard: WantedBoard;
}

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const keyOf = (hash: Buffer): string => hash.toString('base64');

export function createBoardDecoder(): BoardDecoder {
  let known: Known = { chunks: new Map(), wantedBoard: { knownChunks: [] } };
  let newest: StandingsRows | null = null;
  return {
    begin() {
      const { chunks: before, wantedBoard } = known;
      return {
        wantedBoard,
        lacking: (hashes) => hashes.filter((hash) => !before.has(keyOf(hash))),
        rows(sent, sentChunks = new Map(sent.chunks.map((bytes) => [keyOf(sha256(bytes)), bytes]))) {
          const hash = sha256(sent.board);
          // Who has asked at the same time may have got it first.
          if (newest?.hash.equals(hash)) return newest;
          const board = Board.decode(sent.board);
          const chunks = chunksOf(board, sentChunks, before);
          known = { chunks, wantedBoard: { knownChunks: board.chunkHashes } };
          return (newest = rowsOf(hash, board, chunks, sent.castawayPoints));
        },
      };
    },
  };
}

function chunksOf(board: Board, sent: ReadonlyMap<string, Uint8Array>, known: Chunks): Chunks {
  return new Map(
    board.chunkHashes.map((hash) => {
      const key = keyOf(hash);
      const bytes = sent.get(key);
      const members = known.get(key) ?? (bytes && membersOfChunk(MemberChunk.decode(bytes)));
      if (!members) throw new Error('the board has members that were not sent');
      return [key, members];
    }),
  );
}

function rowsOf(hash: Buffer, board: Board, chunks: Chunks, points: readonly number[]): StandingsRows {
  const parts = board.chunkHashes.map((one) => chunks.get(keyOf(one))!);
  return {
    ...boardRows(board, parts.flat()),
    hash,
    parts,
    picks: () =>
      sumOf(board.castaways.flatMap(({ id }) => parts.map((part) => draftedIn(part).get(id) ?? 0))),
    castaways: board.castaways.map((castaway, index) => ({ ...castaway, points: points[index] ?? 0 })),
  };
}

const drafted = new WeakMap<readonly BoardMember[], ReadonlyMap<string, number>>();

/** How often these members have drafted each castaway, by its id. */
function draftedIn(members: readonly BoardMember[]): ReadonlyMap<string, number> {
  const known = drafted.get(members);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const member of members)
    for (const { castawayId } of member.drafted) counts.set(castawayId, (counts.get(castawayId) ?? 0) + 1);
  drafted.set(members, counts);
  return counts;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** A list from scoring of the version before, which has no boards; it has e-mails or not. */
export function rowsOfList(json: Uint8Array): StandingsRows {
  const list = JSON.parse(Buffer.from(json).toString()) as BoardRow[];
  return {
    hash: sha256(json),
    size: list.length,
    points: sumOf(list.map(({ totalPoints }) => totalPoints)),
    picks: () => sumOf(list.map(({ draftPicks }) => draftPicks.length)),
    hidesEmails: false,
    row: (place) => list[place]!,
    placeOf: (userId) => {
      const place = list.findIndex(({ id }) => id === userId);
      return place < 0 ? null : place;
    },
    placeOfMember: (place) => place,
    parts: [list],
    castaways: [],
  };
}

/** Identifies a version in addresses: its number alone repeats after a restore and in a new season. */
export const standingsLabel = (version: number, hash: Buffer): string =>
  `${version}-${hash.toString('base64url').slice(0, 8)}`;

/** What screens show of the whole league. */
export const leagueFigures = (rows: Pick<StandingsRows, 'size' | 'points' | 'picks'>) => ({
  players: rows.size,
  /** The mean of all totals, rounded. */
  averagePoints: rows.size === 0 ? 0 : Math.round(rows.points / rows.size),
  /** How many castaways all players together have drafted. */
  totalPicks: rows.picks(),
});
