/** Which numbers an account keeps, and the codes that confirm one. */
import type { RandomInt } from './codes.js';

/** Whether saving `phone` (null for none) keeps the account's number or pending number. */
export const keepsPhone = (
  { phone: own, pendingPhone }: { readonly phone: string | null; readonly pendingPhone: string | null },
  phone: string | null,
): boolean =>
  phone === null ? own === null && pendingPhone === null : phone === own || phone === pendingPhone;

interface PhoneState {
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

const MINUTE_MS = 60_000;
const CODE_VALID_MS = 10 * MINUTE_MS;
const RESEND_AFTER_MS = MINUTE_MS;
const MAX_TRIES = 5;

/** Six digits, uniformly distributed. */
export const drawPhoneCode = (randomInt: RandomInt): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The typed code without blanks and hyphens. */
export const tidyPhoneCode = (typed: string): string => typed.replace(/[\s-]/g, '');

/** When a code sent now expires, and when another may be sent. */
export const codeTimes = (now: Date): { expiresAt: Date; resendAt: Date } => ({
  expiresAt: new Date(now.getTime() + CODE_VALID_MS),
  resendAt: new Date(now.getTime() + RESEND_AFTER_MS),
});

/** The stored state of a pending number. */
interface PendingState {
  readonly phone: string | null;
  readonly pendingPhone: string | null;
  readonly phoneCodeTries: number;
  readonly phoneCodeExpiresAt: Date | null;
  readonly phoneCodeResendAt: Date | null;
}

interface PendingPhone {
  readonly phone: string;
  readonly expiresAt: Date;
  readonly resendAt: Date;
  readonly triesLeft: number;
  /** The account's number until this one is confirmed; null for none. */
  readonly replaces: string | null;
}

/** The account's pending number; null for none. */
export function pendingPhoneOf(state: PendingState): PendingPhone | null {
  const { phone: replaces, pendingPhone: phone, phoneCodeTries } = state;
  const { phoneCodeExpiresAt: expiresAt, phoneCodeResendAt: resendAt } = state;
  if (phone === null || expiresAt === null || resendAt === null) return null;
  return { phone, expiresAt, resendAt, replaces, triesLeft: Math.max(0, MAX_TRIES - phoneCodeTries) };
}

/** Whether the code is still valid: not expired, and with attempts left. */
export const isCodeGood = ({ expiresAt, triesLeft }: PendingPhone, now: Date): boolean =>
  now < expiresAt && triesLeft > 0;

/** The message for a wrong code. */
export function wrongCodeMessage(triesLeft: number): string {
  if (triesLeft === 0) return 'This code is not right. Please send a new one.';
  return `This code is not right. You have ${triesLeft} more ${triesLeft === 1 ? 'try' : 'tries'}.`;
}
