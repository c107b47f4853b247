import type { Database } from '@torchbearer/kit';

/** What every RPC and every reaction to a changed copy works with. */
export interface Context {
  readonly database: Database;
}
