/** The standings as pods of 0.7 read them. @until 0.9 */
import type { Actor, Database } from '@torchbearer/kit';
import { Board } from '@torchbearer/proto/scoring/v1/board';
import type { EncodedBoard } from '@torchbearer/proto/scoring/v1/scoring';
import { readState } from '../db/standings.js';
import { createSharedLoads } from '../use-cases/standings/shared-loads.js';
import { boardRows } from './board-rows.js';
import { listsOf, type Lists } from './lists.js';
import type { MemberCache } from './member-cache.js';
import { readChunks } from './members.js';

/** A list for everybody who sees the same, as the contract's JSON in UTF-8. */
export interface StandingsList {
  readonly version: number;
  readonly json: Buffer;
}

/** The standings in columns, and the encoded chunks of members that a caller lacks. */
export interface StandingsBoard {
  readonly version: number;
  readonly hash: Buffer;
  /** Has no chunks if the caller has this board. */
  readonly encoded: EncodedBoard;
  readonly decoded: Board;
}

export interface BoardReader {
  /** The standings as stored now; they are loaded once per version. */
  list(actor: Pick<Actor, 'isAdmin'>, minVersion?: number): Promise<StandingsList>;
  /** Null if the version before this one has computed the standings, or nobody has. */
  board(known: KnownBoard, minVersion?: number): Promise<StandingsBoard | null>;
}

export interface KnownBoard {
  readonly hash: Buffer | undefined;
  /** Whether the caller has this chunk of the board. @param hash of the chunk */
  readonly has: (hash: Buffer, board: Board) => boolean;
}

/** An announced version is committed, so the wait only covers a replica's delay. */
const MAX_WAIT_MS = 2_000;
const STEP_MS = 20;
/** How often the standings may change while they are read. */
const MAX_ATTEMPTS = 20;

interface Stored {
  readonly version: number;
  readonly board: {
    readonly bytes: Buffer;
    readonly decoded: Board;
    readonly hash: Buffer;
    readonly castawayPoints: number[];
  } | null;
  /** Of the version before this one; null if there is a board. */
  readonly json: Buffer | null;
  readonly adminJson: Buffer | null;
}

export function createBoardReader(database: Database, members: MemberCache): BoardReader {
  const loads = createSharedLoads<null, Stored>();
  const lists = new WeakMap<Stored, Promise<Lists>>();

  const current = async (): Promise<Stored> => {
    const { version } = await readState(database);
    return await loads(
      null,
      (known) => known.version >= version,
      () => load(database),
    );
  };
  /** Waits for this version, and returns the current one anyway in the end. */
  const atLeast = async (version: number): Promise<Stored> => {
    for (let waited = 0; ; waited += STEP_MS) {
      const standings = await current();
      if (standings.version >= version || waited >= MAX_WAIT_MS) return standings;
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
  };
  /** The members of a board can only be read while it is current. */
  const whileCurrent = async <T>(minVersion: number, work: (standings: Stored) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      const standings = await atLeast(minVersion);
      try {
        return await work(standings);
      } catch (error) {
        const isCurrent = standings.version === (await readState(database)).version;
        if (isCurrent || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  };
  const listsFor = async (standings: Stored, board: Board): Promise<Lists> => {
    const chunks = board.chunkHashes.map((hash) => ({ hash }));
    let found = lists.get(standings);
    if (!found) {
      found = members.read(database, chunks).then((all) => listsOf(boardRows(board, all)));
      lists.set(standings, found);
      found.catch(() => lists.delete(standings));
    }
    return await found;
  };
  return {
    list: ({ isAdmin }, minVersion = 0) =>
      whileCurrent(minVersion, async (standings) => {
        const { version, board, json, adminJson } = standings;
        if (board) return { version, json: (await listsFor(standings, board.decoded)).json(isAdmin) };
        return { version, json: (isAdmin ? adminJson : null) ?? json! };
      }),
    board: (known, minVersion = 0) =>
      whileCurrent(minVersion, async ({ version, board }) => {
        if (!board) return null;
        const { bytes, hash, decoded, castawayPoints } = board;
        const lacking = known.hash?.equals(hash)
          ? []
          : decoded.chunkHashes.filter((one) => !known.has(one, decoded));
        const chunks = await readChunks(database, lacking);
        const encoded = { board: bytes, castawayPoints, chunks: chunks.map((chunk) => chunk.members) };
        return { version, hash, encoded, decoded };
      }),
  };
}

async function load(database: Database): Promise<Stored> {
  const row = await database.one<{
    version: number;
    board: Buffer | null;
    hash: Buffer;
    json: Buffer | null;
    adminJson: Buffer | null;
    castawayPoints: number[];
  }>(
    `select version, board_hash as hash, castaway_points as "castawayPoints", case when board_at = computed_at then board end as board,
       case when board_at = computed_at then null else json end as json, admin_json as "adminJson"
     from standings`,
  );
  const { version, board: bytes, hash, json, adminJson, castawayPoints } = row;
  const board = bytes && { bytes, hash, castawayPoints, decoded: Board.decode(bytes) };
  return { version, json, adminJson, board };
}
