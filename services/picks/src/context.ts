import type { Database } from '@torchbearer/kit';

/** What every RPC and every reaction to a changed copy works with. */
export interface Context {
  readonly database: Database;
  /** For reactions and the automatic picks; an RPC knows the instant of its call. */
  readonly clock: () => Date;
  /** Whether the copies were complete once. */
  readonly areFilled: () => Promise<boolean>;
  /** Whether everything that the bus holds for this service is in its copies. */
  readonly areCaughtUp: () => Promise<boolean>;
}
