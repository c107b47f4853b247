import { createHash } from 'node:crypto';

const DAY_MS = 24 * 60 * 60_000;
const SEEN_EVERY_MS = 60_000;
const LONGEST_USER_AGENT = 300;

/** When a session that begins now expires. */
export const expiryOf = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Decides whether a session is live: the current time, and since when it must have been seen. */
export interface LiveAt {
  readonly now: Date;
  readonly idleSince: Date;
}
export const liveAt = (now: Date, idleDays: number): LiveAt => ({
  now,
  idleSince: new Date(now.getTime() - idleDays * DAY_MS),
});

/** When a session ends without further visits: at its expiry, or after the idle days. */
export function endOf(session: { expiresAt: Date; lastSeenAt: Date }, idleDays: number): Date {
  const idle = expiryOf(session.lastSeenAt, idleDays);
  return idle < session.expiresAt ? idle : session.expiresAt;
}

/** `lastSeenAt` is written at most once a minute, so that reading a page is not a write. */
export const isSeenStale = (session: { lastSeenAt: Date }, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() >= SEEN_EVERY_MS;

/**
 * Tokens are stored hashed, so that a reader of the table cannot sign in. A random token needs no salt and no slow
 * hash.
 */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The user agent, cut to 300 characters, in a form that Postgres can store. */
export const cutUserAgent = (userAgent: string): string =>
  userAgent.replaceAll('\0', '').slice(0, LONGEST_USER_AGENT);

const MINUTE_MS = 60_000;

/** How long after a sign-in e-mail, phone and password can be changed without the password. */
export const FRESH_FOR_ACCOUNT_MS = 5 * MINUTE_MS;
/** Granting or revoking a role. */
export const FRESH_FOR_ROLES_MS = 15 * MINUTE_MS;

/** Whether the session began less than `withinMs` ago; false for a call without a session. */
export function signedInWithin(
  session: { readonly signedInAt: number } | undefined,
  now: Date,
  withinMs: number,
): boolean {
  return session !== undefined && now.getTime() - session.signedInAt < withinMs;
}
