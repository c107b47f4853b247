/** Numbers whose owners have texted STOP, with or without an account. */
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
