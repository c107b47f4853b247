/** The pieces that request schemas are made of. */
import {
  FIRST_WEEK,
  isPictureAddress,
  LAST_WEEK,
  MAX_LENGTH,
  parsePhone,
  wordsFault,
} from '@torchbearer/rules';
import * as z from 'zod';
import { nameFault } from './plain-words.js';
import { isEmpty, labelOf, requiredSentence } from './sentences.js';

/** An instant in an answer: ISO 8601, UTC. */
export const instant = () => z.iso.datetime();

/** A text that must be given; trimmed. */
export const text = (most: number) => z.string().trim().min(1).max(most);

/** A text that may be left out; trimmed. Empty means none and becomes `null`. */
export const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((given) => (given === '' ? null : given));

/** Whatever the rule says of a text, after what the field is called. */
const sentenceOf =
  (rule: (text: string) => string | null) =>
  ({ path, input }: Fault) =>
    `${labelOf(path)} ${typeof input === 'string' ? (rule(input) ?? '') : ''}`;

const hasNone = (rule: (text: string) => string | null) => (given: string | null | undefined) =>
  typeof given !== 'string' || rule(given) === null;

/** What somebody or something is called: one line, no web address. */
export const nameText = (most: number) =>
  text(most).refine(hasNone(nameFault), { error: sentenceOf(nameFault) });

/** The same, or nothing. */
export const optionalName = (most: number) =>
  optionalText(most).refine(hasNone(nameFault), { error: sentenceOf(nameFault) });

/** Words of several lines, or nothing. */
export const optionalWords = (most: number) =>
  optionalText(most).refine(hasNone(wordsFault), { error: sentenceOf(wordsFault) });

/** An e-mail as its owner wrote it, trimmed; whoever compares it ignores case. */
export const email = () => z.string().trim().min(1).max(MAX_LENGTH.email).check(z.email());

/** A player's e-mail in an answer that other players read, too. */
export const shownEmail = () =>
  z.string().nullable().meta({
    description: "`null` where the season's `showEmails` is off, for everybody but admins.",
  });

/** The id of something, in a body. Ids are UUIDs; anything else cannot exist. */
export const idOf = (what: string) =>
  z
    .guid({
      error: ({ input, path }) =>
        isEmpty(input) && typeof path?.at(-1) === 'string'
          ? requiredSentence(path)
          : `There is no such ${what}.`,
    })
    .toLowerCase();

interface Fault {
  readonly path?: readonly PropertyKey[] | undefined;
  readonly input?: unknown;
}

/** A whole number with one sentence for everything that it can't be. */
export const wholeNumber = (least: number, most: number) => {
  const error = ({ path, input }: Fault) =>
    isEmpty(input)
      ? requiredSentence(path)
      : `${labelOf(path)} must be a whole number between ${sign(least)} and ${sign(most)}`;
  // Not z.int(): a fraction would end the checks there and hide faults that concern other fields too.
  return z
    .number({ error })
    .refine((given) => Number.isInteger(given) && given >= least && given <= most, { error })
    .meta({ type: 'integer', minimum: least, maximum: most });
};

/** The number of a week. */
export const weekNumber = () => wholeNumber(FIRST_WEEK, LAST_WEEK);

const sign = (value: number) => (value < 0 ? `−${-value}` : String(value));

/** An instant in a request: any offset is understood, UTC comes out. Within the years a season can be in. */
export const givenInstant = () =>
  z.iso
    .datetime({ offset: true })
    .transform((given) => new Date(given).toISOString())
    .refine((given) => given >= '2000' && given < '2200', {
      error: (fault) => `${labelOf(fault.path)} must lie between the years 2000 and 2199`,
    });

/** A picture's address: http(s), or a path on this site. No `javascript:`, `data:` or `//elsewhere`. */
export const pictureAddress = () =>
  z
    .string()
    .trim()
    .max(MAX_LENGTH.pictureAddress)
    .refine((given) => given === '' || isPictureAddress(given), {
      error: 'Image URL must start with http://, https:// or /',
    })
    .nullish()
    .transform((given) => (given === '' ? null : given));

/** The `{id}` of a path. One that is no UUID cannot exist: the answer is 404, not 400 (see `readRequest`). */
export const pathId = () => z.guid().toLowerCase();

/** A week's number in a path: a string of digits in a URL, a number to everybody else. */
export const pathWeekNumber = () =>
  z.preprocess(
    (given) => (typeof given === 'string' && /^\d{1,4}$/.test(given) ? Number(given) : given),
    weekNumber(),
  );

/** A secret in a path: long, random, made by us. */
export const pathToken = () => z.string().regex(/^[\w-]{16,200}$/);

const faultyPhone = { error: 'Please enter a US phone number of 10 digits' };

/** A US phone number as people type it. */
export const phone = () => z.string().trim().min(1).max(MAX_LENGTH.phone).refine(isPhone, faultyPhone);

/** The same, or nothing. */
export const optionalPhone = () =>
  optionalText(MAX_LENGTH.phone).refine(
    (given) => given === null || given === undefined || isPhone(given),
    faultyPhone,
  );

const isPhone = (typed: string): boolean => parsePhone(typed) !== null;

/** Texts of a profile that may be empty, with the limits that screens tell. */
export const profileTexts = {
  username: optionalName(MAX_LENGTH.username),
  displayName: optionalName(MAX_LENGTH.displayName),
  city: optionalName(MAX_LENGTH.city),
  state: optionalName(MAX_LENGTH.state),
  favoriteCastaway: optionalName(MAX_LENGTH.favoriteCastaway),
  about: optionalWords(MAX_LENGTH.about),
};

/** A yes or no in a query; no where it is left out. */
export const queryFlag = () =>
  z
    .preprocess(
      (given) => (given === undefined ? false : given === 'true' ? true : given === 'false' ? false : given),
      z.boolean(),
    )
    .meta({ type: 'boolean', default: false });

/** A whole number in a query. */
export const queryNumber = (least: number, most: number, byDefault: number) =>
  z
    .preprocess(
      (given) =>
        given === undefined
          ? byDefault
          : typeof given === 'string' && /^\d{1,9}$/.test(given)
            ? Number(given)
            : given,
      wholeNumber(least, most),
    )
    .meta({ type: 'integer', minimum: least, maximum: most, default: byDefault });
