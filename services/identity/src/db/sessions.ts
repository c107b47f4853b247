import { columnsOf, type Database, type Sql, type Tx } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import { MoreThan } from 'typeorm';
import { cutUserAgent, expiryOf, hashToken, type LiveAt } from '../domain/sessions.js';
import { sessions, users, type SessionRow, type UserRow } from './tables.js';

export interface NewSession {
  readonly userId: string;
  readonly token: string;
  readonly userAgent: string;
  readonly now: Date;
  readonly days: number;
  /** Whether a code of the second factor was given with the sign-in. */
  readonly withCode: boolean;
}

/**
 * Adds a session and ends the user's oldest ones beyond `most`, in one round trip, because every sign-in waits for it
 * with the account locked.
 */
export async function addSession(
  tx: Tx,
  session: NewSession,
  most: number,
): Promise<{ readonly added: SessionRow; readonly ended: readonly EndedSession[] }> {
  const added = {
    id: randomUUID(),
    userId: session.userId,
    tokenHash: hashToken(session.token),
    userAgent: cutUserAgent(session.userAgent),
    createdAt: session.now,
    lastSeenAt: session.now,
    expiresAt: expiryOf(session.now, session.days),
    codeGivenAt: session.withCode ? session.now : null,
  };
  // The deletion does not see the new session.
  const ended = await tx.rows<EndedSession>(
    `with added as (
       insert into sessions
         (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at, code_given_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8))
     delete from sessions where id in (
       select id from sessions where user_id = $2 order by created_at desc, id offset $9)
     returning id, user_id as "userId"`,
    [
      added.id,
      added.userId,
      added.tokenHash,
      added.userAgent,
      added.createdAt,
      added.lastSeenAt,
      added.expiresAt,
      added.codeGivenAt,
      most - 1,
    ],
  );
  return { added, ended };
}

/** What a session's times decide, and who its user is. */
export interface SessionOfUser {
  readonly session: Pick<SessionRow, 'id' | 'userId' | 'createdAt' | 'lastSeenAt' | 'expiresAt'>;
  readonly user: UserRow;
}

const SESSION_OF_USER = `
  select ${columnsOf(users, 'u')}, s.id as "sessionId", s.created_at as "beganAt", s.last_seen_at as "lastSeenAt",
    s.expires_at as "expiresAt"
  from sessions s join users u on u.id = s.user_id where s.token_hash = $1`;

type Joined = UserRow &
  Pick<SessionRow, 'lastSeenAt' | 'expiresAt'> & { readonly sessionId: string; readonly beganAt: Date };

export async function findSession(from: Sql, token: string): Promise<SessionOfUser | null> {
  const [found] = await from.rows<Joined>(SESSION_OF_USER, [hashToken(token)]);
  if (!found) return null;
  const { sessionId: id, beganAt: createdAt, lastSeenAt, expiresAt } = found;
  return { session: { id, userId: found.id, createdAt, lastSeenAt, expiresAt }, user: found };
}

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

/** Ends the session of a token; null without one. */
export async function deleteSession(tx: Tx, token: string): Promise<EndedSession | null> {
  const [ended] = await tx.rows<EndedSession>(
    'delete from sessions where token_hash = $1 returning id, user_id as "userId"',
    [hashToken(token)],
  );
  return ended ?? null;
}

/** Ends a user's sessions, except that of `keptToken`. */
export const deleteSessionsOf = (tx: Tx, userId: string, keptToken?: string): Promise<EndedSession[]> =>
  tx.rows<EndedSession>(
    `delete from sessions where user_id = $1 and ($2::bytea is null or token_hash <> $2)
     returning id, user_id as "userId"`,
    [userId, keptToken === undefined ? null : hashToken(keptToken)],
  );

/** Live sessions, newest first. */
export const listLiveSessions = (
  from: Pick<Database, 'manager'>,
  userId: string,
  { now, idleSince }: LiveAt,
): Promise<SessionRow[]> =>
  from.manager.find(sessions, {
    where: { userId, expiresAt: MoreThan(now), lastSeenAt: MoreThan(idleSince) },
    order: { createdAt: 'desc', id: 'asc' },
  });

/** Ends one of a user's live sessions; null if they have no such session. */
export async function deleteSessionOf(
  tx: Tx,
  userId: string,
  id: string,
  { now, idleSince }: LiveAt,
): Promise<EndedSession | null> {
  const [ended] = await tx.rows<EndedSession>(
    `delete from sessions where id = $1 and user_id = $2 and expires_at > $3 and last_seen_at > $4
     returning id, user_id as "userId"`,
    [id, userId, now, idleSince],
  );
  return ended ?? null;
}

/** Deletes expired sessions; returns how many. */
export const purgeExpiredSessions = (sql: Sql, { now, idleSince }: LiveAt): Promise<number> =>
  sql.run('delete from sessions where expires_at <= $1 or last_seen_at <= $2', [now, idleSince]);
