import { Refusal } from '@torchbearer/kit';
import { MIN_PASSWORD_LENGTH } from '@torchbearer/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordWeakness, type PasswordOwner } from '../../domain/password-rules.js';

/** Among the ten thousand most common, and not in the list of the library nor a pattern. */
const NOT_LISTED = ['199999', 'heka6w2', 'hotmail', 'hotmail0', 'hotmail1', 'members', 'yahoo1', 'yahooo'];

/**
 * The most common passwords that are long enough: some 40,000, because the library's order differs and cutting it at
 * ten thousand would miss hundreds of other lists' top ten thousand.
 */
const common: ReadonlySet<string> = new Set(
  [...dictionary['passwords-common'], ...NOT_LISTED]
    .filter((password) => password.length >= MIN_PASSWORD_LENGTH)
    .map((password) => password.toLowerCase()),
);

const isCommon = (password: string): boolean => common.has(password);

/** Why a password is too easy to guess for this owner; null if it is acceptable. */
export const weaknessOf = (password: string, owner: PasswordOwner): string | null =>
  passwordWeakness(password, owner, isCommon);

/**
 * Refuses a new password that is easy to guess. Existing passwords are not checked. @param field its name in the form
 * @throws Refusal INVALID_INPUT
 */
export function requireStrongPassword(field: string, password: string, owner: PasswordOwner): void {
  const message = weaknessOf(password, owner);
  if (message !== null) throw new Refusal('INVALID_INPUT', message, [{ field, message }]);
}
