/** Mails that wait to be sent, in a table for each kind. */
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
export const claimMail = <Mail extends ClaimedMail>(
  sql: Sql,
  { table, columns }: { readonly table: MailTable; readonly columns: string },
  now: Date,
  leaseUntil: Date,
): Promise<Mail | null> =>
  sql.oneOrNull<Mail>(
    `update ${table} set tries = tries + 1, next_try_at = $2
     where id = (
       select id from ${table} where next_try_at <= $1
       order by next_try_at, requested_at limit 1 for update skip locked)
     returning id, tries, ${columns}`,
    [now, leaseUntil],
  );

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
  const { at } = await sql.one<{ at: Date | null }>(
    `select least((select min(next_try_at) from reset_requests),
       (select min(next_try_at) from email_change_mails),
       (select min(next_try_at) from notices)) as at`,
  );
  return at;
}

/** Tells the owner what happened, without a link: see `domain/mails.ts`. */
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

/** `confirm` goes to the new address, `revert` to the old one. */
type EmailMailKind = 'confirm' | 'revert';

export interface EmailMail extends ClaimedMail {
  readonly changeId: string;
  readonly kind: EmailMailKind;
}

export async function insertEmailMail(
  tx: Tx,
  changeId: string,
  kind: EmailMailKind,
  now: Date,
): Promise<void> {
  await tx.run(
    'insert into email_change_mails (id, change_id, kind, requested_at, next_try_at) values ($1, $2, $3, $4, $4)',
    [randomUUID(), changeId, kind, now],
  );
}

/** Any constant; the other half of the key is the address. */
const EMAIL_LOCK = 7_214_103;

/** Serializes requests for mails to one address, so that the limit holds. */
export async function lockNewEmail(tx: Tx, email: string): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock($1, hashtext(lower($2)))', [EMAIL_LOCK, email]);
}

/** How many confirmation mails were requested since then, by this account and to this address. */
export const countConfirmMails = (
  sql: Sql,
  { userId, email, since }: { readonly userId: string; readonly email: string; readonly since: Date },
): Promise<{ readonly byUser: number; readonly toAddress: number }> =>
  sql.one<{ byUser: number; toAddress: number }>(
    `select count(*) filter (where user_id = $1)::int as "byUser",
       count(*) filter (where lower(new_email) = lower($2))::int as "toAddress"
     from email_change_mails mail join email_changes change on change.id = mail.change_id
     where mail.kind = 'confirm' and mail.requested_at > $3
       and (user_id = $1 or lower(new_email) = lower($2))`,
    [userId, email, since],
  );
