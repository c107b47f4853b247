/** Numbers whose owners have texted STOP, with or without an account; the codes sent to confirm numbers, for the limits. */
import type { Database, Sql, Tx } from '@torchbearer/kit';
import { LessThanOrEqual } from 'typeorm';
import type { IdentityConfig } from '../config.js';
import { NO_PENDING_PHONE, users } from './users.js';

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

export async function saveStopped(tx: Tx, phone: string, stopped: boolean): Promise<void> {
  const add = 'insert into stopped_phones (phone) values ($1) on conflict do nothing';
  await tx.run(stopped ? add : 'delete from stopped_phones where phone = $1', [phone]);
}

interface CodeSend {
  readonly userId: string;
  /** Null for a refused number: nothing is sent, and only the requester counts. */
  readonly phone: string | null;
  /** Null if an admin entered the number: then only the player and the number count. */
  readonly address: string | null;
  readonly now: Date;
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
export async function countCodeSend(tx: Tx, send: CodeSend, limits: IdentityConfig): Promise<number | null> {
  await tx.rows('select pg_advisory_xact_lock($1)', [COUNT_LOCK]);
  const { userId, phone, address, now } = send;
  const full = [
    await fullUntil(tx, now, limits.LIMIT_PHONE_CODES_USER, 'user_id = $3', userId),
    await fullUntil(tx, now, limits.LIMIT_PHONE_CODES_ADDRESS, 'address = $3', address),
    phone === null ? null : await fullUntil(tx, now, limits.LIMIT_PHONE_CODES_NUMBER, 'phone = $3', phone),
    phone === null ? null : await fullUntil(tx, now, limits.LIMIT_PHONE_CODES_TOTAL, 'phone <> $3', NO_PHONE),
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
export async function purgePhoneCodes(database: Database, now: Date): Promise<void> {
  await database.run('delete from phone_code_sends where sent_at <= $1', [new Date(now.getTime() - DAY_MS)]);
  const until = new Date(now.getTime() - PENDING_RETENTION_MS);
  await database.manager.update(users, { phoneCodeExpiresAt: LessThanOrEqual(until) }, NO_PENDING_PHONE);
}
