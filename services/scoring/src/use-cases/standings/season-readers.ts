/** The season and its active week in memory, as new as the standings, for what players read of their own. */
import type { Database } from '@torchbearer/kit';
import { arePicksShown, type ResultsUntil } from '@torchbearer/rules';
import { frozen, untilWeek, type LeagueModel } from '@torchbearer/rules/league';
import { readActiveWeek } from '../../db/needs.js';
import { snapshot, type SeasonModel } from '../../db/season-model.js';
import { readState } from '../../db/standings.js';
import { totalsAfterWeeks } from '../../domain/history.js';
import { lockedWeek, type LockedWeek } from '../../domain/needs.js';
import { createSharedLoads } from './shared-loads.js';

export type SeasonReader = () => Promise<Season>;

interface Season {
  readonly computations: number;
  readonly model: LeagueModel;
  /** See `totalsAfterWeeks`. */
  readonly totalsAfter: readonly Int32Array[];
}

/** The season as of the newest standings, read once for all callers. */
export function createSeasonReader(database: Database, season: SeasonModel): SeasonReader {
  const loads = createSharedLoads<null, Season>();
  const load = () =>
    snapshot(database, async (tx) => {
      const { computations } = await readState(tx);
      return await season.read(tx, (model) => ({
        ...{ computations, model: frozen(model) },
        totalsAfter: totalsAfterWeeks(model),
      }));
    });
  return async () => {
    const { computations } = await readState(database);
    return await loads(null, (known) => known.computations >= computations, load);
  };
}

/** The active week as new as the standings; a pick made for a player after the close may be a second late. */
export type NeedsReader = (now: Date, until: ResultsUntil) => Promise<NeedsWeek>;

interface NeedsWeek {
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
      const { computations } = await readState(tx);
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
  return async (now, until) => {
    const { computations } = await readState(database);
    const since = performance.now() - LONGEST_MS;
    const isFresh = (known: Cached): boolean => known.computations >= computations && known.readAt >= since;
    return await loads(until, isFresh, () => load(now, until));
  };
}
