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
