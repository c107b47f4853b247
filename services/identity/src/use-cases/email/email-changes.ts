import { Refusal, type Tx } from '@torchbearer/kit';
import {
  canBeTakenBackTo,
  countConfirmMails,
  insertEmailChange,
  insertEmailMail,
  insertMadeEmailChange,
  lockNewEmail,
} from '../../db/email-changes.js';
import type { UserRow } from '../../db/tables.js';
import { anHourBefore, isSameEmail, MOST_MAILS_AN_HOUR } from '../../domain/email-change.js';

const HOUR_MS = 60 * 60_000;
const TOO_MANY = 'Too many confirmation emails were asked for. Please try again in an hour.';

/**
 * Asks the new address for its proof and tells the old one. The row must be locked. Answers the account's new state.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function requestEmail(tx: Tx, user: UserRow, email: string, now: Date): Promise<UserRow> {
  await refuseTooManyMails(tx, user.id, email, now);
  const changeId = await insertEmailChange(tx, user, email, now);
  await insertEmailMail(tx, changeId, 'confirm', now);
  await offerRevert(tx, user.id, { changeId, email }, now);
  return { ...user, pendingEmail: email };
}

/**
 * Our mails must not be a way to flood somebody's mailbox.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function refuseTooManyMails(tx: Tx, userId: string, email: string, now: Date): Promise<void> {
  await lockNewEmail(tx, email);
  const { byUser, toAddress } = await countConfirmMails(tx, { userId, email, since: anHourBefore(now) });
  if (Math.max(byUser, toAddress) < MOST_MAILS_AN_HOUR) return;
  throw new Refusal('TOO_MANY_REQUESTS', TOO_MANY, undefined, HOUR_MS);
}

/**
 * Tells the old address of an e-mail that an admin has changed: it took effect at once, and can be undone all the same.
 * The row must be locked; `before` is the account as it was.
 */
export async function noteChangedEmail(tx: Tx, before: UserRow, email: string, now: Date): Promise<boolean> {
  if (isSameEmail(before.email, email)) return false;
  const changeId = await insertMadeEmailChange(tx, before, email, now);
  await offerRevert(tx, before.id, { changeId, email }, now);
  return true;
}

/**
 * Mails the old address the link that undoes the change. There is none for a change back to an address that may still
 * undo one itself: the address in between may be a thief's, and its link would outlive the owner's.
 */
async function offerRevert(
  tx: Tx,
  userId: string,
  { changeId, email }: { readonly changeId: string; readonly email: string },
  now: Date,
): Promise<void> {
  if (await canBeTakenBackTo(tx, userId, email, now)) return;
  await insertEmailMail(tx, changeId, 'revert', now);
}
