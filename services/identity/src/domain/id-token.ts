/** What we take from an ID token whose signature, issuer, audience and times are right. */
export interface ExternalIdentity {
  readonly issuer: string;
  /** Who it is, at that issuer and for ever; the e-mail may change. */
  readonly subject: string;
  readonly email: string;
  readonly name: string | null;
  readonly picture: string | null;
}

export interface Expectation {
  readonly clientId: string;
  readonly email: string;
  readonly nonce?: string | undefined;
}

const LONGEST_SUBJECT = 255;
const LONGEST_EMAIL = 254;
const LONGEST_PICTURE = 500;

/**
 * Whom the claims are about; null where they do not prove that the caller owns the e-mail, were made for another
 * application (OpenID Connect Core 1.0, section 3.1.3.7) or answer another request than the caller's.
 */
export function claimedIdentity(
  claims: Readonly<Record<string, unknown>>,
  expected: Expectation,
): ExternalIdentity | null {
  const { iss, sub, aud, azp, nonce, email, email_verified: isVerified, name, picture } = claims;
  if (typeof iss !== 'string' || typeof sub !== 'string' || typeof email !== 'string') return null;
  if (sub === '' || sub.length > LONGEST_SUBJECT || `${sub}${email}`.includes('\0')) return null;
  const isForSeveral = Array.isArray(aud) && aud.length > 1;
  if ((isForSeveral || azp !== undefined) && azp !== expected.clientId) return null;
  if (expected.nonce !== undefined && nonce !== expected.nonce) return null;
  if (isVerified !== true || email.length > LONGEST_EMAIL || !isSame(email, expected.email)) return null;
  return { issuer: iss, subject: sub, email, name: textOf(name), picture: pictureOf(picture) };
}

/** A picture's address that a page of ours may show; null for any other. */
export function pictureOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_PICTURE || !/^[!-~]+$/.test(value)) return null;
  if (!URL.canParse(value)) return null;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && username === '' && password === '' ? value : null;
}

/** The first of these that is a name, as long as a name may be. */
export function nameOf(...candidates: readonly (string | null)[]): string {
  for (const candidate of candidates) {
    const name = candidate?.replaceAll('\0', '').trim().normalize('NFC').slice(0, 100).trim();
    if (name) return name.replace(/[\uD800-\uDBFF]$/, '');
  }
  return 'Player';
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isSame = (one: string, other: string): boolean =>
  one.trim().normalize('NFC').toLowerCase() === other.trim().normalize('NFC').toLowerCase();
