import type { Bus, Database } from '@torchbearer/kit';

/** What every RPC and event handler of this service works with. */
export interface Context {
  readonly database: Database;
  readonly bus: Bus;
  /** For handlers of events; an RPC knows the instant of its call. */
  readonly clock: () => Date;
}
