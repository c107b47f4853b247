import { columnsOf, type Sql, type Tx } from '@torchbearer/kit';
import type { SessionEntry } from '@torchbearer/proto/identity/v1/identity';
import { randomUUID } from 'node:crypto';
import { cutUserAgent, hashToken, type LiveAt } from '../domain/sessions.js';
import { users, type UserRow } from './users.js';

interface NewSession {
  readonly userId: string;
  readonly token: string;
  readonly userAgent: string;
  readonly now: Date;
  readonly expiresAt: Date;
  /** Whether a code of the second factor was given with the sign-in. */
  readonly withCode: boolean;
}

/**
 * Adds a session and ends the user's oldest ones beyond `most`, in one round trip, because every sign-in waits for it
 * with the account locked. @returns those that ended
 */
export async function addSession(tx: Tx, session: NewSession, most: number): Promise<EndedSession[]> {
  const { userId, token, userAgent, now, expiresAt, withCode } = session;
  // The deletion does not see the new session.
  return await tx.rows<EndedSession>(
    `with added as (
       insert into sessions
         (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at, code_given_at)
       values ($1, $2, $3, $4, $5, $5, $6, $7))
     delete from sessions where id in (
       select id from sessions where user_id = $2 order by created_at desc, id offset $8)
     returning id, user_id as "userId"`,
    [
      randomUUID(),
      userId,
      hashToken(token),
      cutUserAgent(userAgent),
      now,
      expiresAt,
      withCode ? now : null,
      most - 1,
    ],
  );
}

const SESSION_OF_USER = `
  select ${columnsOf(users, 'u')}, s.id as "sessionId", s.created_at as "beganAt", s.last_seen_at as "lastSeenAt",
    s.expires_at as "expiresAt"
  from sessions s join users u on u.id = s.user_id where s.token_hash = $1`;

interface Joined extends UserRow {
  readonly sessionId: string;
  readonly beganAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** The user of a session's token, with the session; null if the token is unknown. */
export const findSession = (from: Sql, token: string): Promise<Joined | null> =>
  from.oneOrNull<Joined>(SESSION_OF_USER, [hashToken(token)]);

export async function markSeen(from: Sql, id: string, now: Date): Promise<void> {
  await from.run('update sessions set last_seen_at = $2 where id = $1', [id, now]);
}

/** Whether the user gave a code of the second factor in this session after that time. */
export async function gaveCodeAfter(sql: Sql, id: string, userId: string, after: Date): Promise<boolean> {
  const found = await sql.rows('select from sessions where id = $1 and user_id = $2 and code_given_at > $3', [
    id,
    userId,
    after,
  ]);
  return found.length > 0;
}

export async function markCodeGiven(sql: Sql, id: string, userId: string, now: Date): Promise<void> {
  await sql.run('update sessions set code_given_at = $3 where id = $1 and user_id = $2', [id, userId, now]);
}

export interface EndedSession {
  readonly id: string;
  readonly userId: string;
}

const deleted = (tx: Tx, condition: string, values: readonly unknown[]): Promise<EndedSession[]> =>
  tx.rows<EndedSession>(`delete from sessions where ${condition} returning id, user_id as "userId"`, values);

/** Ends the session of a token, if there is one. */
export const deleteSession = (tx: Tx, token: string): Promise<EndedSession[]> =>
  deleted(tx, 'token_hash = $1', [hashToken(token)]);

/** Ends a user's sessions, except that of `keptToken`. */
export const deleteSessionsOf = (tx: Tx, userId: string, keptToken?: string): Promise<EndedSession[]> =>
  deleted(tx, 'user_id = $1 and ($2::bytea is null or token_hash <> $2)', [
    userId,
    keptToken === undefined ? null : hashToken(keptToken),
  ]);

/** Live sessions, newest first. @param ownHash of the token of the session that is marked as the current one */
export const listLiveSessions = (
  sql: Sql,
  userId: string,
  ownHash: Buffer,
  { now, idleSince }: LiveAt,
): Promise<SessionEntry[]> =>
  sql.rows<SessionEntry>(
    `select id, created_at as "createdAt", last_seen_at as "lastSeenAt", user_agent as "userAgent",
       token_hash = $2 as current
     from sessions where user_id = $1 and expires_at > $3 and last_seen_at > $4 order by created_at desc, id`,
    [userId, ownHash, now, idleSince],
  );

/** Ends one of a user's live sessions, if they have it. */
export const deleteSessionOf = (
  tx: Tx,
  userId: string,
  id: string,
  { now, idleSince }: LiveAt,
): Promise<EndedSession[]> =>
  deleted(tx, 'id = $1 and user_id = $2 and expires_at > $3 and last_seen_at > $4', [
    id,
    userId,
    now,
    idleSince,
  ]);

/** Deletes expired sessions; returns how many. */
export const purgeExpiredSessions = (sql: Sql, { now, idleSince }: LiveAt): Promise<number> =>
  sql.run('delete from sessions where expires_at <= $1 or last_seen_at <= $2', [now, idleSince]);
