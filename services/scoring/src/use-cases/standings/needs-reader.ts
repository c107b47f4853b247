import type { Database } from '@torchbearer/kit';
import { readActiveWeek } from '../../db/active-week.js';
import type { SeasonModel } from '../../db/season-model.js';
import { snapshot } from '../../db/snapshot.js';
import { readComputations } from '../../db/standings.js';
import { lockedWeek, type LockedWeek } from '../../domain/needs.js';

export interface NeedsReader {
  /** The active week as new as the standings; a pick made for a player after the close may be a second late. */
  read(now: Date): Promise<NeedsWeek>;
}

export interface NeedsWeek {
  /** Null without an active week, and for one that does not count. */
  readonly weekNumber: number | null;
  /** Null until the week is locked. */
  readonly locked: LockedWeek | null;
}

interface Cached extends NeedsWeek {
  readonly computations: number;
  readonly readAt: number;
}

const LONGEST_MS = 1_000;

/** Everybody's totals and picks are put in order once for all callers. */
export function createNeedsReader(database: Database, season: SeasonModel): NeedsReader {
  let cached: Cached | null = null;
  let reading: Promise<Cached> | null = null;

  const load = (now: Date): Promise<Cached> =>
    snapshot(database, async (tx) => {
      const readAt = performance.now();
      const computations = await readComputations(tx);
      const week = await readActiveWeek(tx, now);
      const found = await season.read(tx, (model): NeedsWeek => {
        if (week === null || week.weekNumber < model.season.firstPickWeek)
          return { weekNumber: null, locked: null };
        const { weekNumber, isLocked } = week;
        return { weekNumber, locked: isLocked ? lockedWeek(model, weekNumber) : null };
      });
      return { ...found, computations, readAt };
    });
  return {
    async read(now) {
      const computations = await readComputations(database);
      const since = performance.now() - LONGEST_MS;
      while (cached === null || cached.computations < computations || cached.readAt < since) {
        reading ??= load(now).finally(() => (reading = null));
        cached = await reading;
      }
      return cached;
    },
  };
}
