/** Codes that prove whose phone number it is. */
import type { RandomInt } from './codes.js';

const MINUTE_MS = 60_000;
const CODE_VALID_MS = 10 * MINUTE_MS;
const RESEND_AFTER_MS = MINUTE_MS;
const MOST_TRIES = 5;

/** Six digits, each code as likely as the others. */
export const drawPhoneCode = (randomInt: RandomInt): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Six digits, however they were typed: blanks and hyphens between them are left out. */
export const tidyPhoneCode = (typed: string): string => typed.replace(/[\s-]/g, '');

/** When a code that is sent now ends, and from when on another one may be sent. */
export const codeTimes = (now: Date): { expiresAt: Date; resendAt: Date } => ({
  expiresAt: new Date(now.getTime() + CODE_VALID_MS),
  resendAt: new Date(now.getTime() + RESEND_AFTER_MS),
});

/** What is stored of a number that is to be confirmed. */
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
  /** The number that counts until this one is confirmed; null for none. */
  readonly replaces: string | null;
}

/** The number that an account has still to confirm; null for none. */
export function pendingPhoneOf(state: PendingState): PendingPhone | null {
  const { phone: replaces, pendingPhone: phone, phoneCodeTries } = state;
  const { phoneCodeExpiresAt: expiresAt, phoneCodeResendAt: resendAt } = state;
  if (phone === null || expiresAt === null || resendAt === null) return null;
  return { phone, expiresAt, resendAt, replaces, triesLeft: Math.max(0, MOST_TRIES - phoneCodeTries) };
}

/** Whether the code that was sent is still good: in time, and not guessed at too often. */
export const isCodeGood = ({ expiresAt, triesLeft }: PendingPhone, now: Date): boolean =>
  now < expiresAt && triesLeft > 0;

/** What a wrong code is answered with. */
export function wrongCodeSentence(triesLeft: number): string {
  if (triesLeft === 0) return 'This code is not right. Please send a new one.';
  return `This code is not right. You have ${triesLeft} more ${triesLeft === 1 ? 'try' : 'tries'}.`;
}
