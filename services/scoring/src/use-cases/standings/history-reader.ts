import type { Database } from '@torchbearer/kit';
import { loadLeagueData } from '../../db/league-data.js';
import { snapshot } from '../../db/snapshot.js';
import { readComputations } from '../../db/standings.js';
import { histories, type HistoryWeek } from '../../domain/history.js';

export interface HistoryReader {
  /** A participant's scored weeks, ascending, as new as the standings; empty for other users. */
  of(userId: string): Promise<HistoryWeek[]>;
}

interface Season {
  readonly computations: number;
  readonly historyOf: (userId: string) => HistoryWeek[];
}

/**
 * Ranks need all players' points, so the whole season is loaded once per computation of the standings and served from
 * memory.
 */
export function createHistoryReader(database: Database): HistoryReader {
  let cached: Season | null = null;
  let reading: Promise<Season> | null = null;

  const read = (): Promise<Season> =>
    snapshot(database, async (tx) => ({
      computations: await readComputations(tx),
      historyOf: histories(await loadLeagueData(tx)),
    }));
  return {
    async of(userId) {
      const computations = await readComputations(database);
      // Concurrent calls after a computation share one load.
      while (cached === null || cached.computations < computations) {
        reading ??= read().finally(() => (reading = null));
        cached = await reading;
      }
      return cached.historyOf(userId);
    },
  };
}
