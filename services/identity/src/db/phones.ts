/** Numbers whose owners have texted STOP, with or without an account; the codes sent to confirm numbers, for the limits. */
import type { Sql, Tx } from '@torchbearer/kit';

/** Any constant; the other half of the key is the number. */
const PHONE_LOCK = 7_214_102;

/**
 * Giving a number to an account and consuming its owner's consent both take this lock before they read accounts, so
 * neither misses the other's write. Take it before the account's lock.
 */
export async function lockPhone(tx: Tx, phone: string): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock($1, hashtext($2))', [PHONE_LOCK, phone]);
}

export async function isStopped(sql: Sql, phone: string): Promise<boolean> {
  return (await sql.rows('select from stopped_phones where phone = $1', [phone])).length > 0;
}

export async function rememberStopped(tx: Tx, phone: string): Promise<void> {
  await tx.run('insert into stopped_phones (phone) values ($1) on conflict do nothing', [phone]);
}

export async function forgetStopped(tx: Tx, phone: string): Promise<void> {
  await tx.run('delete from stopped_phones where phone = $1', [phone]);
}

interface CodeSend {
  readonly userId: string;
  /** Null for a refused number: nothing is sent, and only the requester counts. */
  readonly phone: string | null;
  /** Null if an admin entered the number: then only the player and the number count. */
  readonly address: string | null;
  readonly now: Date;
}

/** Maximum codes in 24 hours. */
export interface CodeLimits {
  readonly user: number;
  readonly number: number;
  readonly address: number;
  readonly total: number;
}

const DAY_MS = 24 * 60 * 60_000;
/** Any constant: codes are counted one at a time, so that concurrent requests count too. */
const COUNT_LOCK = 7_214_103;

/** Stored if no code was sent. */
const NO_PHONE = '';

/**
 * Counts a code before it is sent. A refused number counts too: otherwise the responses would reveal, number by
 * number, who has an account or has texted STOP. @returns null if it was counted; at a limit, the milliseconds until
 * the next code is allowed
 */
export async function countCodeSend(tx: Tx, send: CodeSend, limits: CodeLimits): Promise<number | null> {
  await tx.rows('select pg_advisory_xact_lock($1)', [COUNT_LOCK]);
  const { userId, phone, address, now } = send;
  const full = [
    await fullUntil(tx, now, limits.user, 'user_id = $3', userId),
    await fullUntil(tx, now, limits.address, 'address = $3', address),
    phone === null ? null : await fullUntil(tx, now, limits.number, 'phone = $3', phone),
    phone === null ? null : await fullUntil(tx, now, limits.total, 'phone <> $3', NO_PHONE),
  ].filter((until) => until !== null);
  if (full.length > 0) return Math.max(...full) - now.getTime();
  await tx.run('insert into phone_code_sends (user_id, phone, address, sent_at) values ($1, $2, $3, $4)', [
    userId,
    phone ?? NO_PHONE,
    address,
    now,
  ]);
  return null;
}

/** The time (in milliseconds since 1970) until which no further code is allowed; null if one is. */
async function fullUntil(
  tx: Tx,
  now: Date,
  most: number,
  condition: string,
  value: string | null,
): Promise<number | null> {
  const oldest = await tx.oneOrNull<{ sentAt: Date }>(
    `select sent_at as "sentAt" from phone_code_sends where sent_at > $1 and ${condition}
     order by sent_at desc offset $2 limit 1`,
    [new Date(now.getTime() - DAY_MS), most - 1, value],
  );
  return oldest ? oldest.sentAt.getTime() + DAY_MS : null;
}

/** An unconfirmed number is deleted after this time. */
const PENDING_RETENTION_MS = 30 * DAY_MS;

/** Deletes sends that no limit counts any more, and numbers unconfirmed for 30 days. */
export async function purgePhoneCodes(sql: Sql, now: Date): Promise<void> {
  await sql.run('delete from phone_code_sends where sent_at <= $1', [new Date(now.getTime() - DAY_MS)]);
  await sql.run(
    `update users set pending_phone = null, phone_code_hash = null, phone_code_tries = 0,
       phone_code_expires_at = null, phone_code_resend_at = null
     where phone_code_expires_at <= $1`,
    [new Date(now.getTime() - PENDING_RETENTION_MS)],
  );
}
