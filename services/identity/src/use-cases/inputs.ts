import { text } from '@torchbearer/kit';
import { nameFault, wordsFault } from '@torchbearer/kit/plain-words';
import { z } from 'zod';
import { parsePhone } from '../domain/phone.js';

export const SHORTEST_PASSWORD = 6;
/** Long enough for any passphrase, short enough that hashing it costs what hashing costs. */
const LONGEST_PASSWORD = 200;

/** A text measured as it will be stored: without the blanks around it, its letters in one form. */
const measured = (what: string, most: number) =>
  z.string().trim().normalize('NFC').max(most, `${what} must be ${most} characters or less`);

export const tidyText = (what: string, most: number) =>
  measured(what, most).regex(/^[^\0]*$/, 'must not contain NUL characters');

export const email = tidyText('Email', 254).pipe(z.email('Please enter a valid email address'));

/** What a person or a place is called. */
const nameText = (what: string, most: number) => checkedBy(nameFault, what, most);

const checkedBy = (rule: (text: string) => string | null, what: string, most: number) =>
  measured(what, most).refine((typed) => rule(typed) === null, {
    error: ({ input }) => `${what} ${rule(String(input)) ?? ''}`,
  });

const isGiven = (typed: string): boolean => typed !== '';
export const name = nameText('Name', 100);
export const username = nameText('Username', 50);
/** With a sentence for where nothing was typed. */
export const given = (typed: typeof name, sentence: string) => typed.refine(isGiven, sentence);

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
  name: given(name, 'Please enter a name'),
  email,
  username: username.optional(),
  displayName: nameText('Display name', 100).optional(),
  city: nameText('City', 100).optional(),
  state: nameText('State', 100).optional(),
  favoriteCastaway: nameText('Favorite castaway', 35).optional(),
  about: checkedBy(wordsFault, 'About', 250).optional(),
});
