/** Changes of an account's e-mail: requested, confirmed and, after a week, forgotten. */
import type { Sql, Tx } from '@torchbearer/kit';
import { hashToken } from '../domain/sessions.js';
import { oldestConfirmLink, oldestRevertible } from '../domain/email-change.js';
import type { UserRow } from './tables.js';
import { updateHidden } from './users.js';

/** One change of an account's e-mail. */
export interface EmailChange {
  readonly id: string;
  readonly userId: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly requestedAt: Date;
}

export const CHANGE_COLUMNS = `id::text, user_id as "userId", old_email as "oldEmail", new_email as "newEmail",
  requested_at as "requestedAt"`;
/** A condition on rows of `email_changes`. */
export const IS_PENDING = 'confirmed_at is null and ended_at is null and reverted_at is null';

/** Saves a requested e-mail change in place of an earlier request. The row must be locked. */
export async function insertEmailChange(tx: Tx, user: UserRow, email: string, now: Date): Promise<string> {
  await endPendingEmail(tx, user.id, now);
  const id = await insertChange(tx, user, email, now, null);
  await updateHidden(tx, user.id, { pendingEmail: email });
  return id;
}

/** Saves an e-mail change that took effect, and drops a pending one. The row must be locked. */
export async function insertMadeEmailChange(
  tx: Tx,
  user: UserRow,
  email: string,
  now: Date,
): Promise<string> {
  await endPendingEmail(tx, user.id, now);
  return await insertChange(tx, user, email, now, now);
}

async function insertChange(
  tx: Tx,
  user: UserRow,
  email: string,
  now: Date,
  confirmedAt: Date | null,
): Promise<string> {
  const [row] = await tx.rows<{ id: string }>(
    `insert into email_changes (user_id, old_email, new_email, requested_at, confirmed_at)
     values ($1, $2, $3, $4, $5) returning id::text`,
    [user.id, user.email, email, now, confirmedAt],
  );
  if (!row) throw new Error('an inserted row was not returned');
  return row.id;
}

/** Deletes the pending e-mail. The old address may still revert other changes. */
export async function endPendingEmail(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.run(`update email_changes set ended_at = $2 where user_id = $1 and ${IS_PENDING}`, [userId, now]);
  await updateHidden(tx, userId, { pendingEmail: null });
}

/** The change that awaits confirmation; null for none. */
export async function findPendingChange(sql: Sql, userId: string): Promise<EmailChange | null> {
  const [row] = await sql.rows<EmailChange>(
    `select ${CHANGE_COLUMNS} from email_changes where user_id = $1 and ${IS_PENDING}`,
    [userId],
  );
  return row ?? null;
}

/** The change that a token confirms; null for an unknown, used or expired one. */
export async function findConfirmable(sql: Sql, token: string, now: Date): Promise<EmailChange | null> {
  const [row] = await sql.rows<EmailChange>(
    `select ${CHANGE_COLUMNS} from email_changes
     where ${IS_PENDING} and id = (
       select change_id from email_change_tokens
       where token_hash = $1 and kind = 'confirm' and created_at > $2)`,
    [hashToken(token), oldestConfirmLink(now)],
  );
  return row ?? null;
}

export async function markConfirmed(tx: Tx, changeId: string, now: Date): Promise<void> {
  await tx.run('update email_changes set confirmed_at = $2 where id = $1', [changeId, now]);
}

/**
 * Deletes changes that can't be reverted any more, which releases their old addresses. Unconfirmed changes are
 * deleted the same time after the request.
 */
export async function purgeEmailChanges(sql: Sql, now: Date): Promise<void> {
  // Locks the accounts first, like every change of an e-mail.
  await sql.run(
    `with owners as (
       select id from users where exists (
         select from email_changes where user_id = users.id and coalesce(confirmed_at, requested_at) <= $1)
       for update skip locked),
     forgotten as (
       delete from email_changes
       where user_id in (select id from owners) and coalesce(confirmed_at, requested_at) <= $1
       returning user_id, ${IS_PENDING} as was_pending)
     update users set pending_email = null from forgotten where users.id = forgotten.user_id and was_pending`,
    [oldestRevertible(now)],
  );
}
