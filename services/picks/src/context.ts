import type { Database, RpcTable } from '@torchbearer/kit';
import type { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import type { PickSubmission, SubmittedPick } from './use-cases/decide-and-save.js';

/** What every RPC and every reaction to a changed copy works with. */
export interface Context {
  readonly database: Database;
  /** Saves a player's own submission together with those that wait at the same time. @throws Refusal */
  readonly saveInGroup: (submission: PickSubmission) => Promise<SubmittedPick>;
  /** For reactions and automatic picks; an RPC gets the time of its call. */
  readonly clock: () => Date;
  /** Whether the copies were complete once. */
  readonly areFilled: () => Promise<boolean>;
  /** Whether the consumer lag is zero. */
  readonly areCaughtUp: () => Promise<boolean>;
  /** Has the automatic picks checked whether a week is closed. */
  readonly wakeAutoPicks: () => void;
}

export type Rpcs = RpcTable<Context, typeof PicksServiceService>;
