import type { Database } from '@torchbearer/kit';

/** What every RPC and event handler of this service works with. */
export interface Context {
  readonly database: Database;
}
