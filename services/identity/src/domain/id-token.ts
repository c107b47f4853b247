import { isSameEmail } from './email-change.js';

/** The claims that we use of a valid ID token. */
export interface ExternalIdentity {
  readonly issuer: string;
  /** Identifies the person at that issuer permanently; the e-mail may change. */
  readonly subject: string;
  readonly email: string;
  readonly name: string | null;
  /** The nonce of the token's request; whether it is one of ours is checked where it is used up. */
  readonly nonce: string;
  /** Whether the provider says that it required a second factor. */
  readonly hasSecondFactor: boolean;
}

export interface Expectation {
  readonly clientId: string;
  /** The one that the caller claims. */
  readonly email: string;
  /** The nonce that the browser says it requested the token with, if it says so. */
  readonly nonce?: string | undefined;
}

const LONGEST_SUBJECT = 255;
const LONGEST_EMAIL = 254;

/**
 * The identity in the claims; null if they do not prove that the caller owns the e-mail, are for another application
 * (OpenID Connect Core 1.0, section 3.1.3.7), have no nonce or that of another request.
 */
export function claimedIdentity(
  claims: Readonly<Record<string, unknown>>,
  expected: Expectation,
): ExternalIdentity | null {
  const { iss, sub, aud, azp, nonce, email, email_verified: isVerified, name, amr } = claims;
  if (typeof iss !== 'string' || typeof sub !== 'string' || typeof email !== 'string') return null;
  if (sub === '' || sub.length > LONGEST_SUBJECT || `${sub}${email}`.includes('\0')) return null;
  const isForSeveral = Array.isArray(aud) && aud.length > 1;
  if ((isForSeveral || azp !== undefined) && azp !== expected.clientId) return null;
  if (typeof nonce !== 'string' || (expected.nonce !== undefined && nonce !== expected.nonce)) return null;
  if (isVerified !== true || email.length > LONGEST_EMAIL || !isSameEmail(email, expected.email)) return null;
  return {
    issuer: iss,
    subject: sub,
    email,
    name: textOf(name),
    nonce,
    hasSecondFactor: hasSecondFactor(amr),
  };
}

/** Methods of RFC 8176 by kind: something the person knows, has, or is. */
const KINDS: readonly (readonly string[])[] = [
  ['pwd', 'pin', 'kba'],
  ['otp', 'hwk', 'swk', 'pop', 'sc', 'sms', 'tel'],
  ['face', 'fpt', 'iris', 'retina', 'vbm'],
];

/**
 * Whether the `amr` claim shows a second factor: `mfa`, `mca`, or methods of two kinds. A code, a key or a mailed
 * link alone is one factor; `geo`, `rba`, `user` and `wia` are none.
 */
export function hasSecondFactor(amr: unknown): boolean {
  if (!Array.isArray(amr)) return false;
  if (amr.includes('mfa') || amr.includes('mca')) return true;
  return KINDS.filter((kind) => kind.some((method) => amr.includes(method))).length > 1;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
