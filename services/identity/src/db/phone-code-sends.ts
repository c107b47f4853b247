/** What was sent to prove numbers, for the limits on it. */
import type { Sql, Tx } from '@torchbearer/kit';

export interface CodeSend {
  readonly userId: string;
  /** Null for a number that is refused: nothing is sent then, and what counts is who asked. */
  readonly phone: string | null;
  /** Null where an admin entered the number: what counts then is the player and the number. */
  readonly address: string | null;
  readonly now: Date;
}

/** Most codes in 24 hours. */
export interface CodeLimits {
  readonly user: number;
  readonly number: number;
  readonly address: number;
  readonly total: number;
}

const DAY_MS = 24 * 60 * 60_000;
/** Any constant: codes are counted one after the other, so that many at once are counted too. */
const COUNT_LOCK = 7_214_103;

/** Stands where no code was sent. */
const NO_PHONE = '';

/**
 * Counts a code that is about to be sent. It counts whether or not it arrives. A number that is refused counts as well:
 * otherwise anybody could find out by the answers, number by number, who has an account or has texted STOP.
 * @returns null where it was counted; where a limit is reached, the time until there is room again, in milliseconds
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

/** Until when (in milliseconds since 1970) there is no room for one more of these; null where there is. */
async function fullUntil(
  tx: Tx,
  now: Date,
  most: number,
  condition: string,
  value: string | null,
): Promise<number | null> {
  const [oldest] = await tx.rows<{ sentAt: Date }>(
    `select sent_at as "sentAt" from phone_code_sends where sent_at > $1 and ${condition}
     order by sent_at desc offset $2 limit 1`,
    [new Date(now.getTime() - DAY_MS), most - 1, value],
  );
  return oldest ? oldest.sentAt.getTime() + DAY_MS : null;
}

/** A number that nobody has confirmed for so long is forgotten. */
const KEPT_PENDING_MS = 30 * DAY_MS;

/** Forgets what no limit counts any more, and numbers that were not confirmed for 30 days. */
export async function purgePhoneCodes(sql: Sql, now: Date): Promise<void> {
  await sql.run('delete from phone_code_sends where sent_at <= $1', [new Date(now.getTime() - DAY_MS)]);
  await sql.run(
    `update users set pending_phone = null, phone_code_hash = null, phone_code_tries = 0,
       phone_code_expires_at = null, phone_code_resend_at = null
     where phone_code_expires_at <= $1`,
    [new Date(now.getTime() - KEPT_PENDING_MS)],
  );
}
