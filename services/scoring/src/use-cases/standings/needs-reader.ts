import type { Database } from '@torchbearer/kit';
import { arePicksShown, type ResultsUntil } from '@torchbearer/rules';
import { untilWeek } from '@torchbearer/rules/league';
import { readActiveWeek } from '../../db/active-week.js';
import type { SeasonModel } from '../../db/season-model.js';
import { snapshot } from '../../db/snapshot.js';
import { readComputations } from '../../db/standings.js';
import { lockedWeek, type LockedWeek } from '../../domain/needs.js';
import { createSharedLoads } from './shared-loads.js';

export interface NeedsReader {
  /** The active week as new as the standings; a pick made for a player after the close may be a second late. */
  read(now: Date, until: ResultsUntil): Promise<NeedsWeek>;
}

export interface NeedsWeek {
  /** Null without an active week, and for one that does not count. */
  readonly weekNumber: number | null;
  /** Null until the week is locked. */
  readonly locked: LockedWeek | null;
  /** Whether the week can't be shown, because the one before it has not been watched. */
  readonly isHidden: boolean;
}

interface Cached extends NeedsWeek {
  readonly computations: number;
  readonly readAt: number;
}

const LONGEST_MS = 1_000;

/** Everybody's totals and picks are put in order once for all callers who have watched as much. */
export function createNeedsReader(database: Database, season: SeasonModel): NeedsReader {
  const loads = createSharedLoads<ResultsUntil, Cached>();

  const load = (now: Date, until: ResultsUntil): Promise<Cached> =>
    snapshot(database, async (tx) => {
      const readAt = performance.now();
      const computations = await readComputations(tx);
      const week = await readActiveWeek(tx, now);
      const found = await season.read(tx, (model): NeedsWeek => {
        if (week === null || week.weekNumber < model.season.firstPickWeek)
          return { weekNumber: null, locked: null, isHidden: false };
        const { weekNumber, isLocked } = week;
        const isHidden = !arePicksShown(weekNumber, until);
        const locked = isLocked && !isHidden ? lockedWeek(untilWeek(model, until), weekNumber) : null;
        return { weekNumber, locked, isHidden };
      });
      return { ...found, computations, readAt };
    });
  return {
    async read(now, until) {
      const computations = await readComputations(database);
      const since = performance.now() - LONGEST_MS;
      const isFresh = (known: Cached): boolean => known.computations >= computations && known.readAt >= since;
      return await loads(until, isFresh, () => load(now, until));
    },
  };
}
