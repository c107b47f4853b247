import { Secret, TOTP } from 'otpauth';
import type { SignedIn } from './api.js';

const PERIOD_MS = 30_000;

/** The code of an authenticator app, this many periods of 30 seconds from now. */
export const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * PERIOD_MS });

/** The secret of a second factor that is not confirmed yet, for a user who has just signed in. */
export const begunBy = async (owner: SignedIn): Promise<string> =>
  (await owner.client.beginSecondFactor({ body: {} })).secret;
