import { columnsOf, type Sql, type Tx } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import { hashToken } from '../domain/sessions.js';
import type { ClaimedMail } from './mails.js';
import { users, type UserRow } from './users.js';

/** A request for a reset mail. */
export interface ResetRequest extends ClaimedMail {
  readonly email: string;
  readonly requestedAt: Date;
}

/** Saves the request without looking up the account, so the response does not reveal who has one. */
export async function insertResetRequest(sql: Sql, email: string, now: Date): Promise<void> {
  await sql.run('insert into reset_requests (id, email, requested_at, next_try_at) values ($1, $2, $3, $3)', [
    randomUUID(),
    email,
    now,
  ]);
}

interface NewResetToken {
  readonly token: string;
  readonly request: ResetRequest;
  readonly expiresAt: Date;
  readonly now: Date;
}

/**
 * Saves a token that resets this account's password and deletes earlier ones; false if a later request already has a
 * token. The user's row must be locked.
 */
export async function insertResetToken(tx: Tx, user: UserRow, issued: NewResetToken): Promise<boolean> {
  const { token, request, expiresAt, now } = issued;
  const later = await tx.rows('select from reset_tokens where user_id = $1 and requested_at > $2 limit 1', [
    user.id,
    request.requestedAt,
  ]);
  if (later.length > 0) return false;
  await tx.run(
    `update reset_tokens set used_at = $3 where user_id = $1 and request_id <> $2 and used_at is null`,
    [user.id, request.id, now],
  );
  await tx.run(
    `insert into reset_tokens (token_hash, user_id, email, request_id, requested_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [hashToken(token), user.id, user.email, request.id, request.requestedAt, expiresAt],
  );
  return true;
}

/** The user whose password a token may reset; null if it is unknown, used or expired. */
export const findResetOwner = (sql: Sql, token: string, now: Date): Promise<UserRow | null> =>
  sql.oneOrNull<UserRow>(
    `select ${columnsOf(users, 'u')} from reset_tokens join users u on u.id = user_id
     where token_hash = $1 and used_at is null and expires_at > $2`,
    [hashToken(token), now],
  );

/** Uses up the token; false if it is used, expired, or was mailed to an address that the account no longer has. */
export async function useResetToken(tx: Tx, user: UserRow, token: string, now: Date): Promise<boolean> {
  const used = await tx.run(
    `update reset_tokens set used_at = $3
     where token_hash = $1 and user_id = $2 and used_at is null and expires_at > $3 and lower(email) = lower($4)`,
    [hashToken(token), user.id, now, user.email],
  );
  return used === 1;
}

export async function useUpResetTokens(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.run('update reset_tokens set used_at = $2 where user_id = $1 and used_at is null', [userId, now]);
}

/**
 * Deletes expired links, and requests that are too old. A request is answered or given up within an hour, so only one
 * that no worker can process gets this old.
 */
export async function purgeResets(sql: Sql, now: Date): Promise<void> {
  await sql.run('delete from reset_tokens where expires_at <= $1', [now]);
  await sql.run(`delete from reset_requests where requested_at <= $1::timestamptz - interval '1 day'`, [now]);
}

/**
 * Counts a password attempt and returns how many there were in this period. A new period starts if the last one
 * started at or before `periodStart`. Attempts are counted before they are checked, so that concurrent ones count
 * too.
 */
export async function countPasswordTry(
  sql: Sql,
  userId: string,
  now: Date,
  periodStart: Date,
): Promise<number> {
  const { tries } = await sql.one<{ tries: number }>(
    `insert into password_tries as counted (user_id, tries, since) values ($1, 1, $2)
     on conflict (user_id) do update set
       tries = case when counted.since <= $3 then 1 else counted.tries + 1 end,
       since = case when counted.since <= $3 then excluded.since else counted.since end
     returning tries`,
    [userId, now, periodStart],
  );
  return tries;
}

/** Called after a correct password. */
export async function resetPasswordTries(sql: Sql, userId: string): Promise<void> {
  await sql.run('delete from password_tries where user_id = $1', [userId]);
}
