import { text } from '@torchbearer/kit';
import { z } from 'zod';
import { parsePhone } from '../domain/phone.js';

export const SHORTEST_PASSWORD = 6;
/** Long enough for any passphrase, short enough that hashing it costs what hashing costs. */
const LONGEST_PASSWORD = 200;

/** A text measured as it will be stored: without the blanks around it, its letters in one form. */
export const tidyText = (what: string, most: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .max(most, `${what} must be ${most} characters or less`)
    .regex(/^[^\0]*$/, 'must not contain NUL characters');

export const email = tidyText('Email', 254).pipe(z.email('Please enter a valid email address'));
export const name = tidyText('Name', 100);
export const username = tidyText('Username', 50);

export const newPassword = text(LONGEST_PASSWORD).min(
  SHORTEST_PASSWORD,
  `Password must be at least ${SHORTEST_PASSWORD} characters`,
);

/** A password typed at sign-in: whether it is long enough is no question then. */
export const typedPassword = text(LONGEST_PASSWORD).min(1, 'Please enter your password');

const FAULTY_PHONE = 'Please enter a US phone number of 10 digits';

/** A phone number in any form in which people write one. */
export const phone = text(40).refine((typed) => parsePhone(typed) !== null, FAULTY_PHONE);

/** The same, or nothing. */
export const optionalPhone = text(40)
  .refine((typed) => typed.trim() === '' || parsePhone(typed) !== null, FAULTY_PHONE)
  .optional();

/** What a profile may say, whether its owner or an admin writes it. */
export const profile = z.object({
  name: name.min(1, 'Please enter a name'),
  email,
  username: username.optional(),
  displayName: tidyText('Display name', 100).optional(),
  city: tidyText('City', 100).optional(),
  state: tidyText('State', 100).optional(),
  favoriteCastaway: tidyText('Favorite castaway', 35).optional(),
  about: tidyText('About', 250).optional(),
});
