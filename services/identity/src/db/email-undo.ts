/** What the old address of a changed e-mail can undo, with the link mailed there. */
import type { Sql, Tx } from '@torchbearer/kit';
import {
  endedLinks,
  oldestRevertible,
  type AddressOrPassword,
  type UndoableChange,
} from '../domain/email-change.js';
import { hashToken } from '../domain/sessions.js';
import { CHANGE_COLUMNS, type EmailChange } from './email-changes.js';

/**
 * The change that a token reverts, in any later state; null if the token is unknown or expired, or the change was
 * already reverted.
 */
export async function findRevertible(sql: Sql, token: string, now: Date): Promise<EmailChange | null> {
  const [row] = await sql.rows<EmailChange>(
    `select ${CHANGE_COLUMNS} from email_changes
     where reverted_at is null and coalesce(confirmed_at, requested_at) > $2 and id = (
       select change_id from email_change_tokens where token_hash = $1 and kind = 'revert')`,
    [hashToken(token), oldestRevertible(now)],
  );
  return row ?? null;
}

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
