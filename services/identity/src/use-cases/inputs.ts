import { Refusal, text } from '@torchbearer/kit';
import {
  emailOf,
  MAX_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  parsePhone,
  type Reason,
} from '@torchbearer/rules';
import { nameFault, wordsFault } from '@torchbearer/rules/plain-words';
import { z } from 'zod';

/** Refuses one field of a form. */
export const wrongField = (field: string, message: string, reason: Reason = 'INVALID_INPUT'): Refusal =>
  new Refusal(reason, undefined, [{ field, message }]);

/** A text measured as stored: trimmed and normalized. */
const measured = (what: string, most: number) =>
  z.string().trim().normalize('NFC').max(most, `${what} must be ${most} characters or less`);

export const tidyText = (what: string, most: number) =>
  measured(what, most).regex(/^[^\0]*$/, 'must not contain NUL characters');

export const email = tidyText('Email', MAX_LENGTH.email).refine(
  (typed) => emailOf(typed) !== null,
  'Please enter a valid email address',
);

/** The name of a person or a place. */
const nameText = (what: string, most: number) => checkedBy(nameFault, what, most);

const checkedBy = (rule: (text: string) => string | null, what: string, most: number) =>
  measured(what, most).refine((typed) => rule(typed) === null, {
    error: ({ input }) => `${what} ${rule(String(input)) ?? ''}`,
  });

export const name = nameText('Name', 100);
export const username = nameText('Username', 50);
/** With a message for an empty field. */
export const given = (typed: typeof name, sentence: string) => typed.refine((text) => text !== '', sentence);

export const newPassword = text(MAX_PASSWORD_LENGTH).min(
  MIN_PASSWORD_LENGTH,
  `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
);

/** A code of the second factor, or a recovery code, for a change that may need one. */
export const typedCode = text(20).optional();

/** A password typed at sign-in, of any length. */
export const typedPassword = text(MAX_PASSWORD_LENGTH).min(1, 'Please enter your password');

const FAULTY_PHONE = 'Please enter a US phone number of 10 digits';

/** A phone number in any common notation. */
export const phone = text(MAX_LENGTH.phone).refine((typed) => parsePhone(typed) !== null, FAULTY_PHONE);

/** The same, or nothing. */
export const optionalPhone = text(MAX_LENGTH.phone)
  .refine((typed) => typed.trim() === '' || parsePhone(typed) !== null, FAULTY_PHONE)
  .optional();

/** The fields of a profile, for its owner and for admins. */
export const profile = z.object({
  name: given(name, 'Please enter a name'),
  email,
  username: username.optional(),
  displayName: nameText('Display name', 100).optional(),
  city: nameText('City', 100).optional(),
  state: nameText('State', 100).optional(),
  favoriteCastaway: nameText('Favorite castaway', MAX_LENGTH.favoriteCastaway).optional(),
  about: checkedBy(wordsFault, 'About', MAX_LENGTH.about).optional(),
});
