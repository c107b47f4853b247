import type { Database, RpcClient, RpcTable } from '@torchbearer/kit';
import type { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import type { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import type { SmsConfig, TwilioAccount } from './config.js';
import type { League } from './use-cases/inbound/league.js';
import type { SaveStatus } from './use-cases/sending/delivery.js';

/** What every RPC and every reaction to a changed copy works with. */
export interface Context {
  readonly config: SmsConfig;
  readonly database: Database;
  readonly saveStatus: SaveStatus;
  /**
   * Whether the copies were complete once. Before that, a player's number would seem unknown, and their queued
   * messages unwanted.
   */
  readonly areFilled: () => Promise<boolean>;
  /** Whether everything that the bus holds for this service is in its copies. */
  readonly areCaughtUp: () => Promise<boolean>;
  /** For reactions; an RPC gets the time of its call. */
  readonly clock: () => Date;
  /** Null without a provider; then no incoming message is signed. */
  readonly account: TwilioAccount | null;
  /** What messages say about the site. */
  readonly site: {
    /** Its address, which Twilio calls too; empty when none is configured. */
    readonly url: string;
    /** The word that opts a known player in. */
    readonly keyword: string;
  };
  /** The services that text commands call. */
  readonly league: League;
  /** Knows which numbers are still unconfirmed. */
  readonly identity: RpcClient<typeof IdentityServiceService>;
  /** Whether the copy may lack accounts or their numbers. */
  readonly isUserCopyBehind: () => Promise<boolean>;
  readonly noticeDelayMs: number;
  /** Wakes the dispatcher: there may be a message to send. */
  readonly wake: () => void;
  /** Wakes the reminders: a week has changed. */
  readonly wakeReminders: () => void;
}

export type Rpcs = RpcTable<Context, typeof SmsServiceService>;
