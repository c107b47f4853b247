import type { Actor, Database } from '@torchbearer/kit';
import { Board } from '@torchbearer/proto/scoring/v1/board';
import { listsOf, type Lists, type MemberCache } from '../../db/lists.js';
import { snapshot } from '../../db/snapshot.js';
import { readStandingsVersion } from '../../db/standings.js';

export interface Standings extends Lists {
  readonly version: number;
}

/** The list for a caller. */
export const jsonFor = (standings: Standings, { isAdmin }: Actor): Buffer => standings.json(isAdmin);

export interface StandingsReader {
  /** The standings as stored now; they are loaded once per version. */
  current(): Promise<Standings>;
  /** Waits up to `timeoutMs` for at least `version`, then returns the current one. */
  atLeast(version: number, timeoutMs: number): Promise<Standings>;
}

const STEP_MS = 20;

export function createStandingsReader(database: Database, members: MemberCache): StandingsReader {
  let cached: Standings | null = null;
  let reading: Promise<Standings> | null = null;

  const current = async (): Promise<Standings> => {
    const version = await readStandingsVersion(database);
    // Concurrent calls for a new version share one load.
    while (cached === null || cached.version < version) {
      reading ??= load(database, members).finally(() => (reading = null));
      cached = await reading;
    }
    return cached;
  };
  return {
    current,
    async atLeast(version, timeoutMs) {
      for (let waited = 0; ; waited += STEP_MS) {
        const standings = await current();
        if (standings.version >= version || waited >= timeoutMs) return standings;
        await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      }
    },
  };
}

interface StoredRow {
  readonly version: number;
  /** Null if the version before this one has computed the standings, or nobody has. */
  readonly board: Buffer | null;
  readonly json: Buffer | null;
  readonly adminJson: Buffer | null;
}

const load = (database: Database, members: MemberCache): Promise<Standings> =>
  snapshot(database, async (tx): Promise<Standings> => {
    const [row] = await tx.rows<StoredRow>(
      `select version, case when board_at = computed_at then board end as board,
         case when board_at = computed_at then null else json end as json, admin_json as "adminJson"
       from standings`,
    );
    if (!row) throw new Error('the standings row is missing');
    const { version, json, adminJson } = row;
    if (!row.board) return { version, json: (forAdmin) => (forAdmin ? (adminJson ?? json!) : json!) };
    const board = Board.decode(row.board);
    const chunks = board.chunkHashes.map((hash) => ({ hash }));
    return { version, ...listsOf(board, await members.read(tx, chunks)) };
  });
