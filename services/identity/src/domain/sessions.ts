import { createHash } from 'node:crypto';

const DAY_MS = 24 * 60 * 60_000;
const SEEN_EVERY_MS = 60_000;
const LONGEST_USER_AGENT = 300;

/** When a session that begins now ends by itself. */
export const expiryOf = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** What tells whether a session lives: the present, and when a session must have been seen since. */
export interface LiveAt {
  readonly now: Date;
  readonly idleSince: Date;
}
export const liveAt = (now: Date, idleDays: number): LiveAt => ({
  now,
  idleSince: new Date(now.getTime() - idleDays * DAY_MS),
});

/** When a session ends by itself if nobody comes any more: at its expiry, or after so many days without a visit. */
export function endOf(session: { expiresAt: Date; lastSeenAt: Date }, idleDays: number): Date {
  const idle = expiryOf(session.lastSeenAt, idleDays);
  return idle < session.expiresAt ? idle : session.expiresAt;
}

/** `lastSeenAt` is written at most once a minute, so that reading a page is not a write. */
export const isSeenStale = (session: { lastSeenAt: Date }, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() >= SEEN_EVERY_MS;

/** What is stored of a token: who reads the table cannot sign in. A random token needs no salt and no slow hash. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A browser's name for itself, at most 300 characters, in a form that Postgres can store. */
export const cutUserAgent = (userAgent: string): string =>
  userAgent.replaceAll('\0', '').slice(0, LONGEST_USER_AGENT);
