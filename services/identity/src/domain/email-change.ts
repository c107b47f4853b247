import { storedEmail } from '@torchbearer/rules';
import { MAIL_FOOT, mailWith, type MailContent } from './mail-content.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a link confirms a new e-mail. */
export const CONFIRM_HOURS = 24;
/** How long the old address may revert a change, from when it took effect or was requested. */
export const REVERT_DAYS = 7;

/** Limit of confirmation mails, per account and per address. */
export const MAX_MAILS_PER_HOUR = 10;

/** Confirmation links from before this time have expired. */
export const oldestConfirmLink = (now: Date): Date => new Date(now.getTime() - CONFIRM_HOURS * HOUR_MS);
/** Changes from before this time can't be reverted any more. */
export const oldestRevertible = (now: Date): Date => new Date(now.getTime() - REVERT_DAYS * DAY_MS);
export const anHourBefore = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

/** An account's recorded change of e-mail, which its old address can undo with the link mailed there. */
export interface UndoableChange {
  readonly id: string;
  readonly oldEmail: string;
  readonly requestedAt: Date;
  /** Null if it has not taken effect. */
  readonly confirmedAt: Date | null;
}

export interface AddressOrPassword {
  /** The account's address from now on. */
  readonly email: string;
  /** Whether a password was set by mail or by an admin, or the account was handed over. */
  readonly isPasswordSet: boolean;
  readonly now: Date;
}

/**
 * The ids of the changes whose undo links end. Back at an earlier address, those of addresses that came after it end:
 * they may be a thief's. With a password set by mail or by an admin, all end but those of the present address and of
 * the oldest one that can still undo. @param changes the account's, in the order in which they were requested
 */
export function endedLinks(
  changes: readonly UndoableChange[],
  { email, isPasswordSet, now }: AddressOrPassword,
): string[] {
  const open = changes.filter(
    ({ requestedAt, confirmedAt }) => (confirmedAt ?? requestedAt) > oldestRevertible(now),
  );
  const oldest = open[0]?.oldEmail ?? email;
  const returnedTo = open.findIndex(({ oldEmail }) => isSameEmail(oldEmail, email));
  const isEnded = ({ oldEmail }: UndoableChange, index: number): boolean => {
    if (isSameEmail(oldEmail, email)) return false;
    const cameAfter = returnedTo !== -1 && index > returnedTo;
    return cameAfter || (isPasswordSet && !isSameEmail(oldEmail, oldest));
  };
  return open.filter(isEnded).map(({ id }) => id);
}

/**
 * Since when a second factor or a linked identity may be the thief's who made this change: a thief may have prepared
 * it. Undoing the change removes what was added since.
 */
export const suspectSince = ({ requestedAt }: Pick<UndoableChange, 'requestedAt'>): Date =>
  oldestRevertible(requestedAt);

/** E-mail addresses are compared without case, in the form in which they are stored. */
export const isSameEmail = (one: string, other: string): boolean =>
  storedEmail(one).toLowerCase() === storedEmail(other).toLowerCase();

/** The new e-mail that a saved profile requests; null if the account has it or has already requested it. */
export function askedEmail(
  user: { readonly email: string; readonly pendingEmail: string | null },
  typed: string,
): string | null {
  if (isSameEmail(user.email, typed)) return null;
  return user.pendingEmail !== null && isSameEmail(user.pendingEmail, typed) ? null : typed;
}

// The token is in the fragment, which browsers do not send, so no log contains it.
const linkTo = (publicUrl: string, page: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/${page}#token=${encodeURIComponent(token)}`;

export const confirmLink = (publicUrl: string, token: string): string =>
  linkTo(publicUrl, 'confirm-email', token);
export const revertLink = (publicUrl: string, token: string): string =>
  linkTo(publicUrl, 'revert-email', token);

/** Requests a confirmation from the new address. It may be another person's, so the mail contains no text of a user. */
export const confirmMail = (email: string, link: string): MailContent =>
  mailWith({
    to: email,
    subject: 'Confirm your new Torchbearer email',
    paragraphs: [
      'Somebody, hopefully you, wants to use this address for their Torchbearer account.',
      { words: 'Confirm it here', link },
      `The link works once, for ${CONFIRM_HOURS} hours.`,
      'If it was not you, you need not do anything: without this link, nothing changes.',
      MAIL_FOOT,
    ],
    line: `Confirmation of a new email for ${email}: ${link}`,
  });

/** Notifies the old address, which may never have been the user's, so the mail contains no text of a user. */
export const revertMail = (email: string, link: string): MailContent =>
  mailWith({
    to: email,
    subject: 'Your Torchbearer email is being changed',
    paragraphs: [
      'Somebody, hopefully you, changes the email of your Torchbearer account from this address to another one.',
      'If it was you, you need not do anything.',
      'If it was not you, keep this address. That also signs everybody out and asks for a new password:',
      { words: 'Keep this address', link },
      `The link works once, for ${REVERT_DAYS} days after the change.`,
      MAIL_FOOT,
    ],
    line: `Notice of a changed email for ${email}; undone by ${link}`,
  });
