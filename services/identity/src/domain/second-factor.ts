import { Secret, TOTP } from 'otpauth';

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
export const drawSecret = (randomInt: (below: number) => number): string =>
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
