/** The standings, read from scoring. */
import type { ScoringServiceService, Standings, StandingsQuery } from '@torchbearer/proto/scoring/v1/scoring';
import type { CallOptions, RpcClient } from '../grpc/client.js';
import { standingsOfList } from './list-of-older-pods.js';

/** Rows and figures of one version. */
export interface ReadStandings extends Standings {
  /** 0 for a caller who hides results. */
  readonly version: number;
}

export type WantedRows = Partial<StandingsQuery>;

export interface StandingsClient {
  /**
   * Rows as the caller may see them; without any wanted, the version and its figures alone.
   * @param minVersion of this version or a newer one; scoring waits briefly for it
   * @throws Refusal STANDINGS_REPLACED if the query's label is no longer known; otherwise as scoring refuses
   */
  read(wanted: WantedRows, rpc: CallOptions, minVersion?: number): Promise<ReadStandings>;
  /** The first rows, up to `most`, of one version. @throws Refusal STANDINGS_REPLACED if it is replaced meanwhile */
  readFirst(most: number, rpc: CallOptions, minVersion?: number): Promise<ReadStandings>;
}

/** The most rows of one response. */
export const ROWS_AT_ONCE = 1_000;

export function createStandingsClient(
  scoring: Pick<RpcClient<typeof ScoringServiceService>, 'getStandings'>,
): StandingsClient {
  const read: StandingsClient['read'] = async (wanted, rpc, minVersion) => {
    const query = { places: [], userIds: [], ...wanted };
    const { version, standings, standingsJson } = await scoring.getStandings({ minVersion, query }, rpc);
    return { version, ...(standings ?? standingsOfList(version, standingsJson, query, rpc.actor)) };
  };
  return {
    read,
    async readFirst(most, rpc, minVersion) {
      const count = Math.min(most, ROWS_AT_ONCE);
      const first = await read({ places: [{ from: 0, count }] }, rpc, minVersion);
      const rows = [...first.rows];
      while (rows.length < Math.min(most, first.players)) {
        const from = rows.length;
        const places = [{ from, count: Math.min(most - from, ROWS_AT_ONCE) }];
        rows.push(...(await read({ label: first.label, places }, rpc)).rows);
      }
      return { ...first, rows };
    },
  };
}
