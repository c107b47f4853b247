import type { Sql } from '@torchbearer/kit';
import { readStandings, readStandingsVersion, type StoredStandings } from '../../db/standings.js';

export interface StandingsReader {
  /** The standings as stored now; the list itself is loaded once per version. */
  current(): Promise<StoredStandings>;
  /** Waits up to `timeoutMs` for at least `version`, then returns the current one. */
  atLeast(version: number, timeoutMs: number): Promise<StoredStandings>;
}

const STEP_MS = 20;

export function createStandingsReader(sql: Sql): StandingsReader {
  let cached: StoredStandings | null = null;
  let reading: Promise<StoredStandings> | null = null;

  const current = async (): Promise<StoredStandings> => {
    const version = await readStandingsVersion(sql);
    // Concurrent calls for a new version share one load.
    while (cached === null || cached.version < version) {
      reading ??= readStandings(sql).finally(() => (reading = null));
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
