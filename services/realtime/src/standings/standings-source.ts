import {
  createStandingsClient,
  ROWS_AT_ONCE,
  serviceActor,
  type RpcClient,
  type ReadStandings,
} from '@torchbearer/kit';
import type { ScoringServiceService, StandingsRow } from '@torchbearer/proto/scoring/v1/scoring';
import { ROWS_PER_PAGE } from '@torchbearer/rules';

/** One version of the standings, as this node has it. */
export interface Standings extends Omit<ReadStandings, 'rows'> {
  /** The whole list, or the first page of a larger league. */
  readonly rows: readonly StandingsRow[];
  readonly isWhole: boolean;
  /** Of users of this node, by id; null for somebody who takes no part. Empty with the whole list. */
  readonly own: Map<string, StandingsRow | null>;
}

export interface StandingsSource {
  /** This version or a newer one; an older one if it does not exist yet. */
  read(minVersion: number): Promise<Standings>;
  /** A version newer than this one; null without one. */
  newerThan(version: number): Promise<Standings | null>;
  /** Adds these users' rows to `own`. @throws Refusal STANDINGS_REPLACED if the version is no longer known */
  readOwn(standings: Standings, userIds: readonly string[]): Promise<void>;
}

const CALL = { actor: serviceActor('realtime'), idempotent: true, deadlineMs: 10_000 };

/**
 * Asks scoring once a version: for the whole list in a league of up to `mostInList` players, and otherwise for the first
 * page and the rows of `users`, who are connected to this node.
 */
export function createStandingsSource(
  scoring: Pick<RpcClient<typeof ScoringServiceService>, 'getStandings'>,
  mostInList: number,
  users: () => Iterable<string>,
): StandingsSource {
  const client = createStandingsClient(scoring);
  let isLarge = mostInList === 0;

  const readOwn: StandingsSource['readOwn'] = async ({ label, own }, userIds) => {
    for (let from = 0; from < userIds.length; from += ROWS_AT_ONCE) {
      const some = userIds.slice(from, from + ROWS_AT_ONCE);
      const { rows } = await client.read({ label, userIds: some }, CALL);
      for (const userId of some) own.set(userId, null);
      for (const row of rows) own.set(row.userId, row);
    }
  };
  const read = async (minVersion: number): Promise<Standings> => {
    const most = isLarge ? ROWS_PER_PAGE : Math.max(mostInList, ROWS_PER_PAGE);
    const found = await client.readFirst(most, CALL, minVersion);
    isLarge = found.players > mostInList;
    const rows = isLarge ? found.rows.slice(0, ROWS_PER_PAGE) : found.rows;
    const standings = { ...found, rows, isWhole: !isLarge, own: new Map<string, StandingsRow | null>() };
    if (isLarge) await readOwn(standings, [...new Set(users())]);
    return standings;
  };
  return {
    read,
    readOwn,
    async newerThan(version) {
      const newest = await client.read({}, CALL);
      return newest.version > version ? await read(newest.version) : null;
    },
  };
}
