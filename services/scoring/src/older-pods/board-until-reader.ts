import { Refusal, sha256, type Database } from '@torchbearer/kit';
import { Board } from '@torchbearer/proto/scoring/v1/board';
import { untilWeek } from '@torchbearer/rules/league';
import { snapshot } from '../db/season-model.js';
import { readShowEmails, readState, type StandingsTools } from '../db/standings.js';
import { membersOf, seasonStandings } from '../domain/season-standings.js';
import { createSharedLoads } from '../use-cases/standings/shared-loads.js';
import type { KnownBoard, StandingsBoard, StandingsList } from './board-reader.js';
import { boardRows, type BoardMember } from './board-rows.js';
import { listsOf, type Lists } from './lists.js';
import { readChunks, storedChunks } from './members.js';
import { boardOf } from './store-board.js';

/**
 * The board for those who have watched up to a week, as pods of 0.7 read it, as new as the current one. It is computed
 * once after each computation of that, when somebody asks for it. Reading throws UNAVAILABLE if it is not up to date.
 * @until 0.9
 */
export interface BoardUntilReader {
  board(week: number, known: KnownBoard): Promise<StandingsBoard>;
  list(week: number): Promise<StandingsList>;
}

interface Computed {
  readonly computations: number;
  readonly board: Board;
  readonly bytes: Buffer;
  readonly hash: Buffer;
  readonly castawayPoints: number[];
  readonly lists: Lists;
}

/** A number that counted what happened in hidden weeks would tell of it; such a list is known by its hash alone. */
const VERSION = 0;
/** How long the current standings may lag behind a new player. */
const MAX_WAIT_MS = 2_000;
const STEP_MS = 20;
/** How often the standings may change while they are read. */
const MAX_ATTEMPTS = 20;

export function createBoardUntilReader(
  database: Database,
  { season, members }: StandingsTools,
): BoardUntilReader {
  const loads = createSharedLoads<number, Computed>();

  /** Null if the stored members are not those of the season. */
  const compute = (week: number): Promise<Computed | null> =>
    snapshot(database, async (tx) => {
      const { computations } = await readState(tx);
      const chunks = await storedChunks(tx);
      const all = await members.read(tx, chunks);
      const { standings, ids } = await season.read(tx, (model) => ({
        standings: seasonStandings(untilWeek(model, week)),
        ids: membersOf(model).ids,
      }));
      if (!areThese(all, ids)) return null;
      const board = boardOf(standings, chunks, await readShowEmails(tx));
      const bytes = Buffer.from(Board.encode(board).finish());
      const hash = sha256(bytes);
      return {
        ...{ computations, board, bytes, hash },
        castawayPoints: standings.castaways.map(({ points }) => points),
        lists: listsOf(boardRows(board, all)),
      };
    });
  const load = async (week: number): Promise<Computed> => {
    for (let waited = 0; waited < MAX_WAIT_MS; waited += STEP_MS) {
      const found = await compute(week);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
    throw new Refusal('UNAVAILABLE');
  };
  const current = async (week: number): Promise<Computed> => {
    const { computations } = await readState(database);
    return await loads(
      week,
      (known) => known.computations >= computations,
      () => load(week),
    );
  };
  /** The members of a board can only be read while it is current. */
  const chunksOf = async (
    { board, hash, computations }: Computed,
    known: KnownBoard,
  ): Promise<Buffer[] | 'CHANGED'> => {
    const isKnown = known.hash?.equals(hash) === true;
    const lacking = isKnown ? [] : board.chunkHashes.filter((one) => !known.has(one, board));
    try {
      return (await readChunks(database, lacking)).map(({ members: chunk }) => chunk);
    } catch (error) {
      if ((await readState(database)).computations === computations) throw error;
      return 'CHANGED';
    }
  };
  return {
    async board(week, known) {
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
        const computed = await current(week);
        const { board, bytes, hash, castawayPoints } = computed;
        const chunks = await chunksOf(computed, known);
        if (chunks !== 'CHANGED')
          return {
            version: VERSION,
            hash,
            encoded: { board: bytes, castawayPoints, chunks },
            decoded: board,
          };
      }
      throw new Refusal('UNAVAILABLE');
    },
    async list(week) {
      const { lists } = await current(week);
      return { version: VERSION, json: lists.json(false) };
    },
  };
}

const areThese = (members: readonly BoardMember[], ids: readonly string[]): boolean =>
  members.length === ids.length && members.every(({ id }, number) => id === ids[number]);
