import type { Database, RpcTable } from '@torchbearer/kit';
import type { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import type { QueryCache } from './use-cases/query-cache.js';

/** What every RPC works with. */
export interface Context {
  readonly database: Database;
  readonly cache: QueryCache;
}

export type Rpcs = RpcTable<Context, typeof AnalyticsServiceService>;
