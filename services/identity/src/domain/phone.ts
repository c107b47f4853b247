/** Separators that people type between digits: spaces, brackets, dots, slashes, hyphens and dashes. */
const BETWEEN = /[\s().\-\u2010-\u2015/]/g;
/** North American Numbering Plan: area code and exchange begin with 2 to 9. */
const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/;

/** The number as it is stored, `+1` and ten digits; null for one that is no US number. */
export function parsePhone(typed: string): string | null {
  const [, digits] = NORTH_AMERICAN.exec(typed.replace(BETWEEN, '')) ?? [];
  return digits === undefined ? null : `+1${digits}`;
}

/** Whether saving `phone` (null for none) keeps the account's number or pending number. */
export const keepsPhone = (
  { phone: own, pendingPhone }: { readonly phone: string | null; readonly pendingPhone: string | null },
  phone: string | null,
): boolean =>
  phone === null ? own === null && pendingPhone === null : phone === own || phone === pendingPhone;

export interface PhoneState {
  readonly phone: string | null;
  readonly smsEnabled: boolean;
  readonly phoneAddedAt: Date | null;
}

/**
 * The changes of an account whose number becomes `phone` (null for none). A new number starts with messages on if
 * `mayText`; the same number changes nothing.
 */
export function phoneChanges(
  user: PhoneState,
  phone: string | null,
  mayText: boolean,
  now: Date,
): Partial<PhoneState> {
  if (phone === user.phone) return {};
  if (phone === null) return { phone: null, smsEnabled: false, phoneAddedAt: null };
  return { phone, smsEnabled: mayText, phoneAddedAt: now };
}
