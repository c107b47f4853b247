import type { Database } from '@torchbearer/kit';
import type { QueryCache } from './use-cases/query-cache.js';

/** What every RPC works with. */ export interface Context {
  readonly database: Database;
  readonly cache: QueryCache;
}
