import { Refusal } from '@torchbearer/kit';
import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordFault, type PasswordOwner } from '../../domain/password-rules.js';
import { SHORTEST_PASSWORD } from '../inputs.js';

/** Among the ten thousand most common, and not in the list of the library nor a pattern. */
const NOT_LISTED = ['199999', 'heka6w2', 'hotmail', 'hotmail0', 'hotmail1', 'members', 'yahoo1', 'yahooo'];

/**
 * The most common passwords that are long enough to be chosen at all: some 40,000, since the library's list is in
 * another order than others and would miss hundreds of their ten thousand if it were cut there.
 */
const common: ReadonlySet<string> = new Set(
  [...dictionary['passwords-common'], ...NOT_LISTED]
    .filter((password) => password.length >= SHORTEST_PASSWORD)
    .map((password) => password.toLowerCase()),
);

const isCommon = (password: string): boolean => common.has(password);

/** Why a password is too easy to guess for this owner; null where it may be taken. */
export const faultOf = (password: string, owner: PasswordOwner): string | null =>
  passwordFault(password, owner, isCommon);

/**
 * Lets a new password pass that is not easy to guess. Passwords that exist are never asked this.
 * @param field what the form calls it
 * @throws Refusal INVALID_INPUT
 */
export function requireGoodPassword(field: string, password: string, owner: PasswordOwner): void {
  const message = faultOf(password, owner);
  if (message !== null) throw new Refusal('INVALID_INPUT', message, [{ field, message }]);
}
