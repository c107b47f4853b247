import { Refusal, type Database } from '@torchbearer/kit';
import type { ResultsUntil } from '@torchbearer/rules';
import { untilWeek } from '@torchbearer/rules/league';
import { snapshot, type SeasonModel } from '../../db/season-model.js';
import { readShowEmails, readState } from '../../db/standings.js';
import { encodeStandings, hashOf, readStoredStandings } from '../../db/stored-standings.js';
import { seasonStandings } from '../../domain/season-standings.js';
import { standingsTable, type StandingsTable } from '../../domain/standings-table.js';
import { createSharedLoads } from './shared-loads.js';

/** One version of the standings, as callers see it who have watched as much. */
export interface StandingsView {
  /** 0 as of a week: a number that counted what happened in later weeks would tell of it. */
  readonly version: number;
  /** SHA-256 of everything that its rows show. */
  readonly hash: Buffer;
  readonly table: StandingsTable;
  /** Whether players see each other's e-mail. */
  readonly showsEmails: boolean;
}

export interface StandingsViews {
  /**
   * The newest, loaded or computed once for all callers.
   * @param minVersion waits briefly for this one; an older one is returned in the end
   * @throws Refusal UNAVAILABLE if they are being computed
   */
  newest(until: ResultsUntil, minVersion?: number): Promise<StandingsView>;
  /** The newest, or one of the last before it. Null without such a one. */
  find(until: ResultsUntil, isWanted: (view: StandingsView) => boolean): Promise<StandingsView | null>;
  weeksInFirst(until: ResultsUntil): Promise<number>;
}

interface Loaded extends StandingsView {
  readonly computations: number;
  readonly weeksInFirst: number;
}

/** An announced version is committed, so the wait only covers a replica's delay. */
const MAX_WAIT_MS = 2_000;
const STEP_MS = 20;
/** How many replaced versions stay cached, for those who scroll through pages while points are saved. */
const MOST_FORMER = 2;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, STEP_MS));

/** @param recompute asks for a computation of the newest */
export function createStandingsViews(
  database: Database,
  season: SeasonModel,
  recompute: () => void,
): StandingsViews {
  const loads = createSharedLoads<ResultsUntil, Loaded>();
  const former = new Map<ResultsUntil, readonly Loaded[]>();

  const stored = async (): Promise<Loaded> => {
    for (let waited = 0; waited < MAX_WAIT_MS; waited += STEP_MS) {
      const found = await readStoredStandings(database);
      if (found) return { ...found, table: standingsTable(found.columns) };
      recompute();
      await pause();
    }
    throw new Refusal('UNAVAILABLE');
  };
  const asOf = (week: number): Promise<Loaded> =>
    snapshot(database, async (tx) => {
      const { computations, membersAt } = await readState(tx);
      const standings = await season.read(tx, (model) => seasonStandings(untilWeek(model, week)));
      const showsEmails = await readShowEmails(tx);
      const hash = hashOf(encodeStandings(standings, showsEmails), membersAt);
      const { weeksInFirst } = standings;
      const table = standingsTable(standings);
      return { version: 0, hash, showsEmails, computations, weeksInFirst, table };
    });
  const load = async (until: ResultsUntil): Promise<Loaded> => {
    const loaded = await (until === null ? stored() : asOf(until));
    const before = former.get(until) ?? [];
    const others = before.filter(
      ({ version, hash }) => version !== loaded.version || !hash.equals(loaded.hash),
    );
    former.set(until, [loaded, ...others].slice(0, 1 + MOST_FORMER));
    return loaded;
  };
  const current = async (until: ResultsUntil): Promise<Loaded> => {
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
        await pause();
      }
    },
    async find(until, isWanted) {
      const known = former.get(until)?.find(isWanted);
      if (known) return known;
      const newest = await current(until);
      return isWanted(newest) ? newest : null;
    },
    weeksInFirst: async (until) => (await current(until)).weeksInFirst,
  };
}
