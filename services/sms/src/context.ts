import type { Database, RpcClient } from '@torchbearer/kit';
import type { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import type { TwilioAccount } from './config.js';
import type { League } from './inbound/league.js';

/** What every RPC and every reaction to a changed copy works with. */
export interface Context {
  readonly database: Database;
  /**
   * Whether the copies were complete once. Before, somebody with a number would count as unknown, and what waits for them
   * as unwanted.
   */
  readonly areFilled: () => Promise<boolean>;
  /** Whether everything that the bus holds for this service is in its copies. */
  readonly areCaughtUp: () => Promise<boolean>;
  /** For reactions; an RPC knows the instant of its call. */
  readonly clock: () => Date;
  /** Null where there is no provider: then nobody signs what comes in. */
  readonly account: TwilioAccount | null;
  /** What messages tell people about us. */
  readonly site: {
    /** Its address, which is also how Twilio reaches us; empty where none is configured. */
    readonly url: string;
    /** The word that opts a known player in. */
    readonly keyword: string;
  };
  /** The services that commands ask. */
  readonly league: League;
  /** Knows whose numbers are still to be confirmed. */
  readonly identity: RpcClient<typeof IdentityServiceService>;
  /** Whether there may be accounts, or numbers of theirs, that the copy lacks. */
  readonly isUserCopyBehind: () => Promise<boolean>;
  readonly isReminding: boolean;
  readonly blastWaitMs: number;
  readonly noticeDelayMs: number;
  /** Tells the dispatcher that there may be something to hand over. */
  readonly wake: () => void;
}
