import type { Database, RpcClient, RpcTable } from '@torchbearer/kit';
import type { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import type { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import type { IdentityConfig } from './config.js';
import type { IdentityProvider } from './external/provider.js';
import type { Pictures } from './pictures/pictures.js';
import type { FactorVault } from './secrets/factor-vault.js';
import type { Passwords } from './secrets/passwords.js';
import type { PhoneCodes } from './secrets/phone-codes.js';

/** Its RPCs, each with the types of its contract. */
export type Rpcs = RpcTable<Context, typeof IdentityServiceService>;

/** What every RPC and job of this service works with. */
export interface Context {
  readonly config: IdentityConfig;
  readonly database: Database;
  readonly passwords: Passwords;
  readonly clock: () => Date;
  /** A new secret of 256 bits, safe in a URL, a header and a cookie. */
  readonly randomToken: () => string;
  /** An unpredictable integer from 0 to `below` − 1, uniformly distributed. */
  readonly randomInt: (below: number) => number;
  readonly factorVault: FactorVault;
  readonly phoneCodes: PhoneCodes;
  /** Sends codes by text message. */
  readonly sms: Pick<RpcClient<SmsServiceService>, 'sendCode'>;
  readonly pictures: Pictures;
  /** The configured identity provider; null without one. */
  readonly provider: IdentityProvider | null;
  /** Wakes the mail worker. */
  readonly wakeMails: () => void;
}
