import type { Database, Sql, Tx } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import { MoreThan } from 'typeorm';
import { cutUserAgent, expiryOf, hashToken, type LiveAt } from '../domain/sessions.js';
import { sessions, type SessionRow } from './tables.js';

export interface NewSession {
  readonly userId: string;
  readonly token: string;
  readonly userAgent: string;
  readonly now: Date;
  readonly days: number;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<SessionRow> {
  const row: SessionRow = {
    id: randomUUID(),
    userId: session.userId,
    tokenHash: hashToken(session.token),
    userAgent: cutUserAgent(session.userAgent),
    createdAt: session.now,
    lastSeenAt: session.now,
    expiresAt: expiryOf(session.now, session.days),
  };
  await tx.manager.insert(sessions, row);
  return row;
}

export const findSession = (from: Pick<Database, 'manager'>, token: string): Promise<SessionRow | null> =>
  from.manager.findOneBy(sessions, { tokenHash: hashToken(token) });

export async function markSeen(from: Pick<Database, 'manager'>, id: string, now: Date): Promise<void> {
  await from.manager.update(sessions, { id }, { lastSeenAt: now });
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

/** Ends the user's oldest sessions beyond `most`, including the new one. */
export const deleteSurplusSessions = (
  tx: Tx,
  { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
  most: number,
): Promise<EndedSession[]> =>
  tx.rows<EndedSession>(
    `delete from sessions where id in (
       select id from sessions where user_id = $1 and id <> $2 order by created_at desc, id offset $3
     ) returning id, user_id as "userId"`,
    [userId, id, most - 1],
  );

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
