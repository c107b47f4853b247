/** Mails that wait to be sent, in a table for each kind. */
/** Mails that tell the owner what happened, without a link: see `domain/notices.ts`. */
import type { Sql, Tx } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import type { NoticeKind } from '../domain/mails.js';

export type MailTable = 'reset_requests' | 'email_change_mails' | 'notices';

/** A mail to send, claimed by this worker. */
export interface ClaimedMail {
  readonly id: string;
  /** Number of attempts, including this one. */
  readonly tries: number;
}

/**
 * Claims the oldest due mail until `leaseUntil`; null if none is due. If the worker dies, another takes it after that.
 * Workers skip rows that others are claiming. @param columns of `Mail` beside those of every mail, in SQL
 */
export async function claimMail<Mail extends ClaimedMail>(
  sql: Sql,
  { table, columns }: { readonly table: MailTable; readonly columns: string },
  now: Date,
  leaseUntil: Date,
): Promise<Mail | null> {
  const [row] = await sql.rows<Mail>(
    `update ${table} set tries = tries + 1, next_try_at = $2
     where id = (
       select id from ${table} where next_try_at <= $1
       order by next_try_at, requested_at limit 1 for update skip locked)
     returning id, tries, ${columns}`,
    [now, leaseUntil],
  );
  return row ?? null;
}

export async function postponeMail(sql: Sql, table: MailTable, id: string, nextTryAt: Date): Promise<void> {
  await sql.run(`update ${table} set next_try_at = $2 where id = $1`, [id, nextTryAt]);
}

/** Called when it was sent or given up. @param isCounted whether its row stays, for a limit */
export async function finishMail(
  sql: Sql,
  { table, isCounted = false }: { readonly table: MailTable; readonly isCounted?: boolean },
  id: string,
): Promise<void> {
  const statement = isCounted ? `update ${table} set next_try_at = null` : `delete from ${table}`;
  await sql.run(`${statement} where id = $1`, [id]);
}

/** When the next mail is due; null if none waits. */
export async function nextMailAt(sql: Sql): Promise<Date | null> {
  const [next] = await sql.rows<{ at: Date | null }>(
    `select least((select min(next_try_at) from reset_requests),
       (select min(next_try_at) from email_change_mails),
       (select min(next_try_at) from notices)) as at`,
  );
  return next?.at ?? null;
}

export interface Notice extends ClaimedMail {
  readonly email: string;
  readonly kind: NoticeKind;
}

export async function insertNotice(tx: Tx, email: string, kind: NoticeKind, now: Date): Promise<void> {
  await tx.run(
    'insert into notices (id, email, kind, requested_at, next_try_at) values ($1, $2, $3, $4, $4)',
    [randomUUID(), email, kind, now],
  );
}
