/** The account form's fields, and its rules. */
import type { User } from '@torchbearer/contract/client';
import { MAX_LENGTH } from '@torchbearer/rules';
import { required } from '../../ui/required.js';

const ACCOUNT_FIELDS = [
  'name',
  'email',
  'username',
  'displayName',
  'city',
  'state',
  'favoriteCastaway',
  'about',
] as const;

export type AccountField = (typeof ACCOUNT_FIELDS)[number];
export type AccountFields = Readonly<Record<AccountField, string>>;

export const accountFields = (user: User): AccountFields =>
  Object.fromEntries(ACCOUNT_FIELDS.map((field) => [field, user[field] ?? ''])) as AccountFields;

/** Whether saving requests another email: neither the current nor the pending one. */
export function wantsOtherEmail({ email, pendingEmail }: User, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return wanted !== '' && wanted !== email.toLowerCase() && wanted !== pendingEmail?.toLowerCase();
}

/** As the server counts: without blanks at either end. */
export const lengthOf = (value: string): number => value.trim().length;

/** The sentence for a text that is too long; only these two fields have limits that players reach. */
export function tooLong(field: 'favoriteCastaway' | 'about', value: string): string | undefined {
  if (lengthOf(value) <= MAX_LENGTH[field]) return undefined;
  return `${field === 'about' ? 'About' : 'Favorite castaway'} must be ${MAX_LENGTH[field]} characters or less`;
}

/** A sentence for each field that can't be saved as it is. */
export const accountErrors = ({ name, email, favoriteCastaway, about }: AccountFields) => ({
  name: required('Name', name),
  email: required('Email', email),
  favoriteCastaway: tooLong('favoriteCastaway', favoriteCastaway),
  about: tooLong('about', about),
});
