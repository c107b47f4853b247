/** Computes each query once per revision of the league's data, also for concurrent calls. */
import { createSingleFlight, type Database } from '@torchbearer/kit';
import { loadFacts, type LoadedFacts } from '../db/load-facts.js';
import { readRevision, type Revision } from '../db/revision.js';
import {
  applyFacts,
  applyPickGroups,
  createLeagueModel,
  isMostlyDeleted,
  type LeagueModel,
} from '@torchbearer/rules/league';

/** A function of the league's data alone; it may use other queries. Must be a constant, because it is its own cache key. */
export type CachedQuery<T> = (context: QueryContext) => T;

export interface QueryContext {
  readonly model: LeagueModel;
  /** The result of another query. */
  readonly get: <T>(query: CachedQuery<T>) => T;
}

export interface QueryCache {
  /**
   * The result for the current data: the newest revision is read after the call has arrived, so no replica returns
   * less than what it or another has stored.
   */
  get<T>(query: CachedQuery<T>): Promise<T>;
  /** The result of a function that is not stored. */
  compute<T>(query: CachedQuery<T>): Promise<T>;
}

interface Current extends QueryContext {
  readonly revision: Revision;
}

export function createQueryCache(database: Database): QueryCache {
  let current: Current | null = null;

  const load = async (): Promise<Current> => {
    const newest = await readRevision(database);
    if (current !== null && isSame(current.revision, newest)) return current;
    const usable = current !== null && !isMostlyDeleted(current.model) ? current : null;
    const loaded = await loadFacts(database, usable?.revision ?? null);
    // From here to the end of the update nothing else runs. If it fails, the whole league is loaded again.
    current = null;
    current = updated(usable, loaded);
    return current;
  };
  const flight = createSingleFlight<null, Current>();
  /** All calls that arrived before the revision was requested share it. */
  const refresh = (): Promise<Current> => flight(null, load);

  return {
    get: async (query) => (await refresh()).get(query),
    compute: async (query) => query(await refresh()),
  };
}

const isSame = (a: Revision, b: Revision): boolean => a.number === b.number && a.tag === b.tag;

/** With the model of before, updated in place, unless all data was loaded. */
function updated(before: Current | null, { revision, facts, pickGroups, isWhole }: LoadedFacts): Current {
  const model = before !== null && !isWhole ? before.model : createLeagueModel();
  applyFacts(model, facts);
  applyPickGroups(model, pickGroups);
  return { revision, ...contextOf(model) };
}

function contextOf(model: LeagueModel): QueryContext {
  const results = new Map<CachedQuery<unknown>, unknown>();
  const context: QueryContext = {
    model,
    get<T>(query: CachedQuery<T>): T {
      if (!results.has(query)) results.set(query, query(context));
      return results.get(query) as T;
    },
  };
  return context;
}
