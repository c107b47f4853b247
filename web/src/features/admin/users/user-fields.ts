/** The fields of the edit panel, their rules, and the request body. */
import type { CallRequest, User } from '@torchbearer/contract/client';
import { shownPhone, tenDigits } from '../../../ui/phone.js';
import { accountErrors, accountFields, type AccountFields } from '../../profile/account-fields.js';

export type UserFields = AccountFields & { readonly phone: string };

export const userFields = (user: User): UserFields => ({
  ...accountFields(user),
  phone: user.phone === null ? '' : shownPhone(user.phone),
});

/** A sentence for each field that can't be saved as it is. */
export const userErrors = (typed: UserFields) => ({
  ...accountErrors(typed),
  phone:
    typed.phone.trim() !== '' && tenDigits(typed.phone) === null
      ? 'Please enter a US phone number of 10 digits'
      : undefined,
});

/** The request body, with the whole account: empty fields are null. */
export function bodyOf(typed: UserFields): CallRequest<'updateUser'>['body'] {
  const text = (field: keyof UserFields): string | null => typed[field].trim() || null;
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
