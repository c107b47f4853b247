import type { Database } from '@torchbearer/kit';
import type { IdentityProvider } from './external/provider.js';
import type { Passwords } from './passwords.js';
import type { Pictures } from './pictures.js';

/** What every RPC and job of this service works with. */
export interface Context {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly clock: () => Date;
  /** A new secret of 256 bits, safe in a URL, a header and a cookie. */
  readonly randomToken: () => string;
  /** A whole number from 0 to one less than `below`, each as likely as the others and none to be guessed. */
  readonly randomInt: (below: number) => number;
  /** How long a session lasts, in days. */
  readonly sessionDays: number;
  /** How long a temporary password signs in, in hours. */
  readonly temporaryPasswordHours: number;
  /** Whether anybody may make an account, or only who has an invite code. */
  readonly signUpMode: 'open' | 'invite';
  readonly pictures: Pictures;
  /** Where people may sign in instead; null where none is configured. */
  readonly provider: IdentityProvider | null;
  /** A mail has been asked for. */
  readonly wakeMails: () => void;
}
