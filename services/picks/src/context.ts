import type { Database } from '@torchbearer/kit';

/** What every RPC and every reaction to a changed copy works with. */
export interface Context {
  readonly database: Database;
  /** For reactions and automatic picks; an RPC gets the time of its call. */
  readonly clock: () => Date;
  /** Whether the copies were complete once. */
  readonly areFilled: () => Promise<boolean>;
  /** Whether the consumer lag is zero. */
  readonly areCaughtUp: () => Promise<boolean>;
}
