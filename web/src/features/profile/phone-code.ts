/** The code that confirms a phone number, as its form handles it. */
import type { User } from '@torchbearer/contract/client';

/** Six digits, ignoring separators; null for anything else. */
export function sixDigits(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** @param now in milliseconds since 1970, by the server's clock */
export function codeState(
  {
    expiresAt,
    resendAt,
    triesLeft,
  }: Pick<NonNullable<User['phonePending']>, 'expiresAt' | 'resendAt' | 'triesLeft'>,
  now: number,
): { readonly isGood: boolean; readonly resendSeconds: number } {
  return {
    isGood: triesLeft > 0 && now < Date.parse(expiresAt),
    resendSeconds: Math.max(0, Math.ceil((Date.parse(resendAt) - now) / 1_000)),
  };
}
