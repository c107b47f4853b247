import type { Database } from '@torchbearer/kit';
import { loadFacts } from '../db/facts.js';
import { snapshot } from '../db/snapshot.js';
import { readComputations } from '../db/standings.js';
import { histories, type HistoryWeek } from '../domain/history.js';

export interface HistoryReader {
  /** A participant's scored weeks, ascending, as new as the standings; empty for whoever doesn't take part. */
  of(userId: string): Promise<HistoryWeek[]>;
}

interface Season {
  readonly computations: number;
  readonly historyOf: (userId: string) => HistoryWeek[];
}

/**
 * Ranks need everybody's points, so the season is read whole, once after each computation of the standings, and
 * every player is answered from memory.
 */
export function createHistoryReader(database: Database): HistoryReader {
  let cached: Season | null = null;
  let reading: Promise<Season> | null = null;

  const read = (): Promise<Season> =>
    snapshot(database, async (tx) => ({
      computations: await readComputations(tx),
      historyOf: histories(await loadFacts(tx)),
    }));
  return {
    async of(userId) {
      const computations = await readComputations(database);
      // However many ask after a computation, the season is read by one of them.
      while (cached === null || cached.computations < computations) {
        reading ??= read().finally(() => (reading = null));
        cached = await reading;
      }
      return cached.historyOf(userId);
    },
  };
}
