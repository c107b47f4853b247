/** Changes of an account's e-mail: requested, confirmed, undone with the link mailed to the old address, forgotten. */
import type { Sql, Tx } from '@torchbearer/kit';
import {
  endedLinks,
  oldestConfirmLink,
  oldestRevertible,
  type AddressOrPassword,
  type UndoableChange,
} from '../domain/email-change.js';
import { hashToken } from '../domain/sessions.js';
import type { EmailMail } from './mails.js';
import { updateHidden, type UserRow } from './users.js';

/** One change of an account's e-mail. */
interface EmailChange {
  readonly id: string;
  readonly userId: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly requestedAt: Date;
}

const CHANGE_COLUMNS = `id::text, user_id as "userId", old_email as "oldEmail", new_email as "newEmail",
  requested_at as "requestedAt"`;
/** A condition on rows of `email_changes`. */
const IS_PENDING = 'confirmed_at is null and ended_at is null and reverted_at is null';

/**
 * Saves an e-mail change in place of an earlier request; `confirmedAt` if it takes effect at once. The row must be locked.
 * @returns its id
 */
export async function insertEmailChange(
  tx: Tx,
  user: UserRow,
  email: string,
  now: Date,
  confirmedAt: Date | null = null,
): Promise<string> {
  await endPendingEmail(tx, user.id, now);
  const { id } = await tx.one<{ id: string }>(
    `insert into email_changes (user_id, old_email, new_email, requested_at, confirmed_at)
     values ($1, $2, $3, $4, $5) returning id::text`,
    [user.id, user.email, email, now, confirmedAt],
  );
  if (confirmedAt === null) await updateHidden(tx, user.id, { pendingEmail: email });
  return id;
}

/** Deletes the pending e-mail. The old address may still revert other changes. */
export async function endPendingEmail(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.run(`update email_changes set ended_at = $2 where user_id = $1 and ${IS_PENDING}`, [userId, now]);
  await updateHidden(tx, userId, { pendingEmail: null });
}

/** The change that awaits confirmation; null for none. */
export const findPendingChange = (sql: Sql, userId: string): Promise<EmailChange | null> =>
  sql.oneOrNull<EmailChange>(
    `select ${CHANGE_COLUMNS} from email_changes where user_id = $1 and ${IS_PENDING}`,
    [userId],
  );

/** The change that a token confirms; null for an unknown, used or expired one. */
export const findConfirmable = (sql: Sql, token: string, now: Date): Promise<EmailChange | null> =>
  sql.oneOrNull<EmailChange>(
    `select ${CHANGE_COLUMNS} from email_changes
     where ${IS_PENDING} and id = (
       select change_id from email_change_tokens
       where token_hash = $1 and kind = 'confirm' and created_at > $2)`,
    [hashToken(token), oldestConfirmLink(now)],
  );

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

/**
 * The change that a token reverts, in any later state; null if the token is unknown or expired, or the change was
 * already reverted.
 */
export const findRevertible = (sql: Sql, token: string, now: Date): Promise<EmailChange | null> =>
  sql.oneOrNull<EmailChange>(
    `select ${CHANGE_COLUMNS} from email_changes
     where reverted_at is null and coalesce(confirmed_at, requested_at) > $2 and id = (
       select change_id from email_change_tokens where token_hash = $1 and kind = 'revert')`,
    [hashToken(token), oldestRevertible(now)],
  );

/** The changes whose links would end; see `endedLinks`. */
export async function findEndedLinks(
  sql: Sql,
  userId: string,
  { email, isPasswordSet, now }: AddressOrPassword,
): Promise<string[]> {
  const changes = await sql.rows<UndoableChange>(
    `select id::text, old_email as "oldEmail", requested_at as "requestedAt", confirmed_at as "confirmedAt"
     from email_changes change where user_id = $1 and reverted_at is null order by change.id`,
    [userId],
  );
  return endedLinks(changes, { email, isPasswordSet, now });
}

/**
 * Ends the undo links that must not outlive this, and returns the changes that they would have undone. The row must be
 * locked.
 */
export async function endLinks(tx: Tx, userId: string, what: AddressOrPassword): Promise<string[]> {
  const ended = await findEndedLinks(tx, userId, what);
  await tx.run('update email_changes set reverted_at = $2 where id = any($1::bigint[])', [ended, what.now]);
  return ended;
}

/** Reverts the change and all later ones, whose links become invalid too. */
export async function markReverted(tx: Tx, change: EmailChange, now: Date): Promise<void> {
  await tx.run(
    'update email_changes set reverted_at = $3 where user_id = $1 and id >= $2 and reverted_at is null',
    [change.userId, change.id, now],
  );
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
  const change = await tx.oneOrNull<EmailChange>(
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
