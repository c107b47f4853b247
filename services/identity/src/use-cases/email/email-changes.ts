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
import { anHourBefore, isSameEmail, MAX_MAILS_PER_HOUR } from '../../domain/email-change.js';

const HOUR_MS = 60 * 60_000;
const TOO_MANY = 'Too many confirmation emails were asked for. Please try again in an hour.';

/**
 * Sends a confirmation mail to the new address and a notice to the old one. The row must be locked. Returns the
 * account's new state. @throws Refusal TOO_MANY_REQUESTS
 */
export async function requestEmail(tx: Tx, user: UserRow, email: string, now: Date): Promise<UserRow> {
  await refuseTooManyMails(tx, user.id, email, now);
  const changeId = await insertEmailChange(tx, user, email, now);
  await insertEmailMail(tx, changeId, 'confirm', now);
  await sendRevertLink(tx, user.id, { changeId, email }, now);
  return { ...user, pendingEmail: email };
}

/** Keeps our mails from flooding a mailbox. @throws Refusal TOO_MANY_REQUESTS */
export async function refuseTooManyMails(tx: Tx, userId: string, email: string, now: Date): Promise<void> {
  await lockNewEmail(tx, email);
  const { byUser, toAddress } = await countConfirmMails(tx, { userId, email, since: anHourBefore(now) });
  if (Math.max(byUser, toAddress) < MAX_MAILS_PER_HOUR) return;
  throw new Refusal('TOO_MANY_REQUESTS', TOO_MANY, undefined, HOUR_MS);
}

/**
 * Notifies the old address of an e-mail changed by an admin, which took effect at once and can be reverted. The row
 * must be locked; `before` is the previous state.
 */
export async function noteChangedEmail(tx: Tx, before: UserRow, email: string, now: Date): Promise<boolean> {
  if (isSameEmail(before.email, email)) return false;
  const changeId = await insertMadeEmailChange(tx, before, email, now);
  await sendRevertLink(tx, before.id, { changeId, email }, now);
  return true;
}

/**
 * Mails the revert link to the old address. A change back to an address that can still revert gets none: the address
 * in between may be a thief's, whose link would outlive the owner's.
 */
async function sendRevertLink(
  tx: Tx,
  userId: string,
  { changeId, email }: { readonly changeId: string; readonly email: string },
  now: Date,
): Promise<void> {
  if (await canBeTakenBackTo(tx, userId, email, now)) return;
  await insertEmailMail(tx, changeId, 'revert', now);
}
