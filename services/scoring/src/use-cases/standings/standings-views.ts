import { Refusal, type Database } from '@torchbearer/kit';
import type { ResultsUntil } from '@torchbearer/rules';
import { untilWeek } from '@torchbearer/rules/league';
import { setTimeout as sleep } from 'node:timers/promises';
import { snapshot, type SeasonModel } from '../../db/season-model.js';
import { readShowEmails, readState } from '../../db/standings.js';
import {
  encodeStandings,
  hashOf,
  readStoredStandings,
  type StandingsVersion,
} from '../../db/stored-standings.js';
import { seasonStandings } from '../../domain/season-standings.js';
import { standingsTable, type StandingsTable } from '../../domain/standings-table.js';
import { createSharedLoads } from './shared-loads.js';

/** One version of the standings, as callers see it who have watched as much; as of a week its number is 0. */
export type StandingsView = Omit<StandingsVersion, 'columns'> & {
  readonly table: StandingsTable;
};

export interface StandingsViews {
  /**
   * The newest, loaded or computed once for all callers.
   * @param minVersion waits briefly for this one; an older one is returned in the end
   * @throws Refusal UNAVAILABLE if they are being computed
   */
  newest(until: ResultsUntil, minVersion?: number): Promise<StandingsView>;
  /** The newest, or one of the last before it. Null without such a one. */
  find(until: ResultsUntil, isWanted: (view: StandingsView) => boolean): Promise<StandingsView | null>;
}

/** An announced version is committed, so the wait only covers a replica's delay. */
const MAX_WAIT_MS = 2_000;
const STEP_MS = 20;
/** How many replaced versions stay cached, for those who scroll through pages while points are saved. */
const MOST_FORMER = 2;

/** @param recompute asks for a computation of the newest */
export function createStandingsViews(
  database: Database,
  season: SeasonModel,
  recompute: () => void,
): StandingsViews {
  const loads = createSharedLoads<ResultsUntil, StandingsView>();
  const former = new Map<ResultsUntil, readonly StandingsView[]>();

  const stored = async (): Promise<StandingsView> => {
    for (let waited = 0; waited < MAX_WAIT_MS; waited += STEP_MS) {
      const found = await readStoredStandings(database);
      if (found) return { ...found, table: standingsTable(found.columns) };
      recompute();
      await sleep(STEP_MS);
    }
    throw new Refusal('UNAVAILABLE');
  };
  const asOf = (week: number): Promise<StandingsView> =>
    snapshot(database, async (tx) => {
      const { computations, membersAt } = await readState(tx);
      const standings = await season.read(tx, (model) => seasonStandings(untilWeek(model, week)));
      const showsEmails = await readShowEmails(tx);
      const hash = hashOf(encodeStandings(standings, showsEmails), membersAt);
      const { weeksInFirst } = standings;
      const table = standingsTable(standings);
      // A number that counted what happened in later weeks would tell of it.
      return { version: 0, hash, showsEmails, computations, weeksInFirst, table };
    });
  const load = async (until: ResultsUntil): Promise<StandingsView> => {
    const loaded = await (until === null ? stored() : asOf(until));
    const before = former.get(until) ?? [];
    const others = before.filter(
      ({ version, hash }) => version !== loaded.version || !hash.equals(loaded.hash),
    );
    former.set(until, [loaded, ...others].slice(0, 1 + MOST_FORMER));
    return loaded;
  };
  const current = async (until: ResultsUntil): Promise<StandingsView> => {
    const { computations } = await readState(database);
    return await loads(
      until,
      (known) => known.computations >= computations,
      () => load(until),
    );
  };
  return {
    async newest(until, minVersion = 0) {
      for (let waited = 0; ; waited += STEP_MS) {
        const view = await current(until);
        if (until !== null || view.version >= minVersion || waited >= MAX_WAIT_MS) return view;
        await sleep(STEP_MS);
      }
    },
    async find(until, isWanted) {
      const known = former.get(until)?.find(isWanted);
      if (known) return known;
      const newest = await current(until);
      return isWanted(newest) ? newest : null;
    },
  };
}
