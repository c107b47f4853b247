/** Codes that confirm a phone number. */
import type { RandomInt } from './codes.js';

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
export interface PendingState {
  readonly phone: string | null;
  readonly pendingPhone: string | null;
  readonly phoneCodeTries: number;
  readonly phoneCodeExpiresAt: Date | null;
  readonly phoneCodeResendAt: Date | null;
}

export interface PendingPhone {
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
