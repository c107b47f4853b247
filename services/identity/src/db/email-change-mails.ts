/** Mails with a link that confirms a new e-mail or restores the old one. */
import type { Sql, Tx } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import { hashToken } from '../domain/sessions.js';
import { CHANGE_COLUMNS, IS_PENDING, type EmailChange } from './email-changes.js';
import type { ClaimedMail } from './mails-due.js';

/** `confirm` goes to the new address, `revert` to the old one. */
export type EmailMailKind = 'confirm' | 'revert';

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
export async function countConfirmMails(
  sql: Sql,
  { userId, email, since }: { readonly userId: string; readonly email: string; readonly since: Date },
): Promise<{ readonly byUser: number; readonly toAddress: number }> {
  const [row] = await sql.rows<{ byUser: number; toAddress: number }>(
    `select count(*) filter (where user_id = $1)::int as "byUser",
       count(*) filter (where lower(new_email) = lower($2))::int as "toAddress"
     from email_change_mails mail join email_changes change on change.id = mail.change_id
     where mail.kind = 'confirm' and mail.requested_at > $3
       and (user_id = $1 or lower(new_email) = lower($2))`,
    [userId, email, since],
  );
  return row ?? { byUser: 0, toAddress: 0 };
}

/**
 * Saves a token that confirms or reverts the change. Returns the change, or null if the link would be useless. Every
 * attempt has its own token, because an earlier mail may have arrived.
 */
export async function insertEmailToken(
  tx: Tx,
  { changeId, kind }: EmailMail,
  token: string,
  now: Date,
): Promise<EmailChange | null> {
  const isUseful = kind === 'confirm' ? IS_PENDING : 'reverted_at is null';
  const [change] = await tx.rows<EmailChange>(
    `select ${CHANGE_COLUMNS} from email_changes where id = $1 and ${isUseful} for update`,
    [changeId],
  );
  if (!change) return null;
  await tx.run(
    'insert into email_change_tokens (token_hash, change_id, kind, created_at) values ($1, $2, $3, $4)',
    [hashToken(token), changeId, kind, now],
  );
  return change;
}
