/** Computes each query once per revision of the league's data, also for concurrent calls. */
import type { Database } from '@torchbearer/kit';
import { readRevision } from '../db/revision.js';

/**
 * A query that depends on the league's data alone; it may use other queries. Must be a constant, because it is its
 * own cache key.
 */
export type CachedQuery<T> = (context: QueryContext) => Promise<T>;

export interface QueryContext {
  readonly database: Database;
  /** The result of another query, from data at least as new. */
  readonly get: <T>(query: CachedQuery<T>) => Promise<T>;
}

export interface QueryCache {
  /**
   * The result for the current data: the revision is read at each call, so no replica returns less than what it or
   * another has stored.
   */
  readonly get: <T>(query: CachedQuery<T>) => Promise<T>;
}

export function createQueryCache(database: Database): QueryCache {
  let revision = -1;
  let ofRevision = cacheOfOneRevision(database);
  return {
    async get(query) {
      const newest = await readRevision(database);
      // A call may find the results of a revision newer than the one it read, which is fine.
      if (newest > revision) {
        revision = newest;
        ofRevision = cacheOfOneRevision(database);
      }
      return await ofRevision.get(query);
    },
  };
}

/** Queries run after the revision was read, so they see its data or newer. */
function cacheOfOneRevision(database: Database): QueryContext {
  const results = new Map<CachedQuery<unknown>, Promise<unknown>>();
  const context: QueryContext = {
    database,
    get<T>(query: CachedQuery<T>): Promise<T> {
      const known = results.get(query) as Promise<T> | undefined;
      if (known) return known;
      const result = query(context);
      results.set(query, result);
      // A failure (the database is down for a moment) is not cached.
      result.catch(() => results.delete(query));
      return result;
    },
  };
  return context;
}
