import { storedEmail } from '@torchbearer/rules';

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
