import { Refusal, type Tx } from '@torchbearer/kit';
import type { Rpcs } from '../context.js';
import {
  endLinks,
  endPendingEmail,
  findConfirmable,
  findEndedLinks,
  findPendingChange,
  findRevertible,
  insertEmailChange,
  markConfirmed,
  markReverted,
} from '../db/email-changes.js';
import { countConfirmMails, insertEmailMail, insertNotice, lockNewEmail } from '../db/mails.js';
import { insertResetRequest, useUpResetTokens } from '../db/passwords.js';
import { lockUser, type UserRow } from '../db/users.js';
import { anHourBefore, isSameEmail, MAX_MAILS_PER_HOUR, suspectSince } from '../domain/email-change.js';
import { changeOwn, saveUser } from './accounts.js';
import { claiming } from './claims.js';
import { handOver } from './hand-over.js';
import { toUser } from './responses.js';
import { recordSecurityEvent } from './security-events.js';

const HOUR_MS = 60 * 60_000;
const TOO_MANY = 'Too many confirmation emails were asked for. Please try again in an hour.';

/**
 * Sends a confirmation mail to the new address and an undo link to the old one, unless the account returns to an
 * earlier address: then the old address gets a mail once it is left. The row must be locked. Returns the account's new state.
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
async function refuseTooManyMails(tx: Tx, userId: string, email: string, now: Date): Promise<void> {
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
  const changeId = await insertEmailChange(tx, before, email, now, now);
  await leaveEmail(tx, before, { changeId, email }, now);
  return true;
}

/**
 * Tells the address that the account has just left by a change. It gets a link to undo that, also if one was mailed at
 * the request, because that mail may have been given up. Back at an earlier address, it gets a notice alone, and links
 * of the addresses in between end. @param user the account before the change
 */
async function leaveEmail(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'email'>,
  { changeId, email }: { readonly changeId: string; readonly email: string },
  now: Date,
): Promise<void> {
  const ended = await endLinks(tx, user.id, { email, isPasswordSet: false, now });
  if (ended.includes(changeId)) await insertNotice(tx, user.email, 'email-lost', now);
  else await insertEmailMail(tx, changeId, 'revert', now);
}

export const confirmEmail: Rpcs['confirmEmail'] = {
  who: 'public',
  handle: async (context, { token }, call) => {
    const { now } = call;
    const { database } = context;
    const found = await findConfirmable(database, token, now);
    if (!found) throw new Refusal('INVALID_EMAIL_LINK');
    const email = found.newEmail;
    await claiming(database, { email }, found.userId, async (tx) => {
      const user = await lockUser(tx, found.userId);
      // Checked again under the lock: it may have been used, cancelled or reverted meanwhile.
      if (!user || !(await findConfirmable(tx, token, now))) throw new Refusal('INVALID_EMAIL_LINK');
      await markConfirmed(tx, found.id, now);
      await leaveEmail(tx, user, { changeId: found.id, email }, now);
      await useUpResetTokens(tx, user.id, now);
      const emailProvenAt = user.emailProvenAt ?? now;
      await recordSecurityEvent(tx, call, 'email-changed', user.id);
      await saveUser(tx, user, { email, pendingEmail: null, emailProvenAt });
    });
    context.wakeMails();
    return {};
  },
};

export const resendEmailLink: Rpcs['resendEmailLink'] = {
  who: 'player',
  handle: async (context, _request, call) => {
    const user = await changeOwn(context.database, call, async (tx, own) => {
      const change = await findPendingChange(tx, own.id);
      if (!change) throw new Refusal('NO_PENDING_EMAIL');
      await refuseTooManyMails(tx, own.id, change.newEmail, call.now);
      await insertEmailMail(tx, change.id, 'confirm', call.now);
      return own;
    });
    context.wakeMails();
    return { user: toUser(user) };
  },
};

export const cancelEmailChange: Rpcs['cancelEmailChange'] = {
  who: 'player',
  handle: async ({ database }, _request, call) => {
    await changeOwn(database, call, (tx, { id }) => endPendingEmail(tx, id, call.now));
    return {};
  },
};

/**
 * Returns the account to the address before the change, also after further changes: its reader says that the change
 * was not theirs. The attacker knows the password, so the password and everything tied to the account end, and a
 * reset link is mailed to the address.
 */
export const revertEmail: Rpcs['revertEmail'] = {
  who: 'public',
  handle: async (context, { token }, call) => {
    const { now } = call;
    const { database, passwords, randomToken } = context;
    const found = await findRevertible(database, token, now);
    if (!found) throw new Refusal('INVALID_EMAIL_LINK');
    const email = found.oldEmail;
    // The hash of an unknown password.
    const passwordHash = await passwords.hash(randomToken());
    await claiming(database, { email }, found.userId, async (tx) => {
      const user = await lockUser(tx, found.userId);
      const change = user && (await findRevertible(tx, token, now));
      if (!change) throw new Refusal('INVALID_EMAIL_LINK');
      await markReverted(tx, change, now);
      if (!isSameEmail(user.email, email)) await insertNotice(tx, user.email, 'email-lost', now);
      const back = await saveUser(tx, user, { email });
      const isKnown = false;
      await handOver(tx, back, { passwordHash, isKnown, suspectSince: suspectSince(change) }, call);
      await recordSecurityEvent(tx, call, 'password-changed', user.id, { detail: 'hand-over' });
      await recordSecurityEvent(tx, call, 'email-change-reverted', user.id);
      await insertResetRequest(tx, email, now);
    });
    context.wakeMails();
    return {};
  },
};
