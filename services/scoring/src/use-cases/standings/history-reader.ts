import type { Database } from '@torchbearer/kit';
import type { ResultsUntil } from '@torchbearer/rules';
import { frozen, untilWeek, type LeagueModel } from '@torchbearer/rules/league';
import type { SeasonModel } from '../../db/season-model.js';
import { snapshot } from '../../db/snapshot.js';
import { readComputations } from '../../db/standings.js';
import { historyOf, totalsAfterWeeks, type HistoryWeek } from '../../domain/history.js';
import { createSharedLoads } from './shared-loads.js';

export interface HistoryReader {
  /** A participant's scored weeks, ascending, as new as the standings; empty for other users. */
  of(userId: string, until: ResultsUntil): Promise<HistoryWeek[]>;
}

interface Season {
  readonly computations: number;
  readonly model: LeagueModel;
  readonly totalsAfter: readonly Int32Array[];
}

/**
 * Ranks need all players' points, so they are sorted once per computation of the standings.
 */
export function createHistoryReader(database: Database, season: SeasonModel): HistoryReader {
  const loads = createSharedLoads<null, Season>();

  const read = (): Promise<Season> =>
    snapshot(database, async (tx) => {
      const computations = await readComputations(tx);
      return await season.read(tx, (model) => ({
        computations,
        model: frozen(model),
        totalsAfter: totalsAfterWeeks(model),
      }));
    });
  return {
    async of(userId, until) {
      const computations = await readComputations(database);
      const { model, totalsAfter } = await loads(null, (known) => known.computations >= computations, read);
      return historyOf(untilWeek(model, until), totalsAfter, userId);
    },
  };
}
