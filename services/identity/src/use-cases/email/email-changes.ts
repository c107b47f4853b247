import { Refusal, type Tx } from '@torchbearer/kit';
import { countConfirmMails, insertEmailMail, lockNewEmail } from '../../db/email-change-mails.js';
import { insertEmailChange, insertMadeEmailChange } from '../../db/email-changes.js';
import { endLinks, findEndedLinks } from '../../db/email-undo.js';
import { insertNotice } from '../../db/notices.js';
import type { UserRow } from '../../db/tables.js';
import { anHourBefore, isSameEmail, MAX_MAILS_PER_HOUR } from '../../domain/email-change.js';

const HOUR_MS = 60 * 60_000;
const TOO_MANY = 'Too many confirmation emails were asked for. Please try again in an hour.';

/**
 * Sends a confirmation mail to the new address and an undo link to the old one, unless the account returns to an
 * earlier address: then the old one is told once it is left. The row must be locked. Returns the account's new state.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function requestEmail(tx: Tx, user: UserRow, email: string, now: Date): Promise<UserRow> {
  await refuseTooManyMails(tx, user.id, email, now);
  const changeId = await insertEmailChange(tx, user, email, now);
  await insertEmailMail(tx, changeId, 'confirm', now);
  const isReturn = (await findEndedLinks(tx, user.id, { email, isPasswordSet: false, now })).includes(
    changeId,
  );
  if (!isReturn) await insertEmailMail(tx, changeId, 'revert', now);
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
  await leaveEmail(tx, before, { changeId, email }, now);
  return true;
}

/**
 * Tells the address that the account has just left by a change. It gets a link to undo that, also if one was mailed at
 * the request, because that mail may have been given up. Back at an earlier address, it gets a notice alone, and links
 * of the addresses in between end. @param user the account before the change
 */
export async function leaveEmail(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'email'>,
  { changeId, email }: { readonly changeId: string; readonly email: string },
  now: Date,
): Promise<void> {
  const ended = await endLinks(tx, user.id, { email, isPasswordSet: false, now });
  if (ended.includes(changeId)) await insertNotice(tx, user.email, 'email-lost', now);
  else await insertEmailMail(tx, changeId, 'revert', now);
}
