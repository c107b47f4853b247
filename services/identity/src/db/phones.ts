/** Numbers whose owners have told us to stop, whoever's account they stand in. */
import type { Sql, Tx } from '@torchbearer/kit';

/** Any constant; the other half of the key is the number. */
const PHONE_LOCK = 7_214_102;

/**
 * Whoever gives a number to an account and whoever hears of its owner's wish take this lock before they look at the
 * accounts: neither misses what the other is about to write. It comes before the lock of the account.
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
