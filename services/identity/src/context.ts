import type { Database } from '@torchbearer/kit';
import type { Passwords } from './passwords.js';

/** What every RPC and job of this service works with. */
export interface Context {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly clock: () => Date;
  /** A new secret of 256 bits, safe in a URL, a header and a cookie. */
  readonly randomToken: () => string;
  /** How long a session lasts, in days. */
  readonly sessionDays: number;
}
