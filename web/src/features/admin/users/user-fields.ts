/** The fields of the edit panel, their rules, and what is sent of them. */
import { ApiError, type CallRequest, type User } from '@torchbearer/contract/client';
import { fieldErrors } from '../../../api/error-sentence.js';
import { shownPhone, tenDigits } from '../../../ui/phone.js';
import { ACCOUNT_FIELDS, missing, tooLong, type AccountFaults } from '../../profile/account-fields.js';

const USER_FIELDS = [...ACCOUNT_FIELDS, 'phone'] as const;
export type UserField = (typeof USER_FIELDS)[number];
export type UserTyped = Readonly<Record<UserField, string>>;

const saved = (user: User, field: UserField): string =>
  field === 'phone' ? (user.phone === null ? '' : shownPhone(user.phone)) : (user[field] ?? '');

/** What the form shows: the user as saved, with what was typed over it. */
export const typedOf = (user: User, edits: Partial<UserTyped>): UserTyped =>
  Object.fromEntries(USER_FIELDS.map((field) => [field, edits[field] ?? saved(user, field)])) as UserTyped;

export const isEdited = (user: User, edits: Partial<UserTyped>): boolean =>
  USER_FIELDS.some((field) => edits[field] !== undefined && edits[field] !== saved(user, field));

/** The sentence for each field that can't be saved as it is. */
export function faultsOf(typed: UserTyped): AccountFaults {
  const favoriteCastaway = tooLong('favoriteCastaway', typed.favoriteCastaway);
  const about = tooLong('about', typed.about);
  const phone = typed.phone.trim();
  return {
    ...missing(typed),
    ...(favoriteCastaway !== undefined && { favoriteCastaway }),
    ...(about !== undefined && { about }),
    ...(phone !== '' &&
      tenDigits(phone) === null && { phone: 'Please enter a US phone number of 10 digits' }),
  };
}

/** The whole account; what is empty is none. */
export function bodyOf(typed: UserTyped): CallRequest<'updateUser'>['body'] {
  const text = (field: UserField): string | null => typed[field].trim() || null;
  return {
    name: typed.name.trim(),
    email: typed.email.trim(),
    username: text('username'),
    displayName: text('displayName'),
    city: text('city'),
    state: text('state'),
    favoriteCastaway: text('favoriteCastaway'),
    about: text('about'),
    phone: typed.phone.trim() === '' ? null : tenDigits(typed.phone),
  };
}

/** Refusals that are about one field. */
const FIELD_OF: Readonly<Partial<Record<string, UserField>>> = {
  EMAIL_TAKEN: 'email',
  USERNAME_TAKEN: 'username',
  PHONE_TAKEN: 'phone',
};

export function refusedFields(error: unknown): AccountFaults {
  const field = error instanceof ApiError ? FIELD_OF[error.code] : undefined;
  return field && error instanceof ApiError ? { [field]: error.message } : fieldErrors(error);
}
