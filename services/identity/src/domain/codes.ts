import { Secret, TOTP } from 'otpauth';

/** Without I, L and 1, and O and 0, which are easily confused. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const INVITE_LENGTH = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** An integer from 0 to `below` − 1. */
export type RandomInt = (below: number) => number;

const draw = (length: number, randomInt: RandomInt): string =>
  Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** A new invite code: ten letters and digits, 49 bits of entropy. */
export const drawInviteCode = (randomInt: RandomInt): string => draw(INVITE_LENGTH, randomInt);

/** A password to be read out and typed once, such as `k7wm-p3xq-9htr`: 59 bits of entropy. */
export const drawTemporaryPassword = (randomInt: RandomInt): string =>
  Array.from({ length: GROUPS }, () => draw(GROUP_LENGTH, randomInt).toLowerCase()).join('-');

const RECOVERY_CODES = 10;
const RECOVERY_GROUPS = 2;

/** Recovery codes such as `K7WM-P3XQ`, which each replace a lost second factor once: 39 bits of entropy. */
export const drawRecoveryCodes = (randomInt: RandomInt): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_GROUPS }, () => draw(GROUP_LENGTH, randomInt)).join('-'),
  );

/** Normalizes a typed invite code to its stored form: only letters and digits remain. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

const PERIOD_S = 30;
const SECRET_BYTES = 20;
const ISSUER = 'Torchbearer';

/** TOTP as all authenticator apps implement it (RFC 6238 with its defaults). */
const counting = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });

/** A new secret in Base32, with 160 bits of entropy. */
export const drawSecret = (randomInt: RandomInt): string =>
  new Secret({ buffer: Uint8Array.from({ length: SECRET_BYTES }, () => randomInt(256)).buffer }).base32;

/** The URI that an authenticator app reads from a QR code. */
export const uriOf = (secret: string, label: string): string => counting(secret, label).toString();

/**
 * The 30-second period of a code; null if the code is wrong. The previous and next periods are accepted too, because
 * clocks differ and typing takes time.
 */
export function stepOf(secret: string, typed: string, now: Date): number | null {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = counting(secret, '').validate({ token, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_S) + delta;
}
