/** The pieces that request schemas are made of. */
import {
  emailOf,
  FIRST_WEEK,
  isPictureAddress,
  LAST_WEEK,
  MAX_LENGTH,
  MAX_LISTED_IDS,
  parsePhone,
  type ErrorCode,
} from '@torchbearer/rules';
import { nameFault, wordsFault } from '@torchbearer/rules/plain-words';
import * as z from 'zod';
import type { Fixture } from './sample.js';
import { isEmpty, labelOf, requiredSentence } from './sentences.js';

/** An instant in a response: ISO 8601, UTC. */
export const instant = () => z.iso.datetime();

/** A required text, trimmed. */
export const text = (most: number) => z.string().trim().min(1).max(most);

/** An optional text, trimmed. An empty one becomes `null`. */
export const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((given) => (given === '' ? null : given));

/** A text rule's message, to follow the field's name. */
const sentenceOf =
  (rule: (text: string) => string | null) =>
  ({ path, input }: FieldIssue) =>
    `${labelOf(path)} ${typeof input === 'string' ? (rule(input) ?? '') : ''}`;

const hasNone = (rule: (text: string) => string | null) => (given: string | null | undefined) =>
  typeof given !== 'string' || rule(given) === null;

/** A name: one line, no web address. */
export const nameText = (most: number) =>
  text(most).refine(hasNone(nameFault), { error: sentenceOf(nameFault) });

/** The same, optional. */
export const optionalName = (most: number) =>
  optionalText(most).refine(hasNone(nameFault), { error: sentenceOf(nameFault) });

/** An optional text of several lines. */
const optionalWords = (most: number) =>
  optionalText(most).refine(hasNone(wordsFault), { error: sentenceOf(wordsFault) });

/** An e-mail as typed, trimmed; comparisons ignore case. */
export const email = () =>
  z
    .string()
    .trim()
    .min(1)
    .max(MAX_LENGTH.email)
    .refine((given) => emailOf(given) !== null, { error: 'Please enter a valid email' })
    .meta({ format: 'idn-email' });

/** A player's e-mail in a response that other players can read too. */
export const shownEmail = () =>
  z.string().nullable().meta({
    description: "`null` where the season's `showEmails` is off, for everybody but admins.",
  });

/** An id in a body. Ids are UUIDs; nothing else can exist. */
export const idOf = (what: string) =>
  z
    .guid({
      error: ({ input, path }) =>
        isEmpty(input) && typeof path?.at(-1) === 'string'
          ? requiredSentence(path)
          : `There is no such ${what}.`,
    })
    .toLowerCase();

interface FieldIssue {
  readonly path?: readonly PropertyKey[] | undefined;
  readonly input?: unknown;
}

/** A whole number, with one message for every way to be invalid. */
export const wholeNumber = (least: number, most: number) => {
  const error = ({ path, input }: FieldIssue) =>
    isEmpty(input)
      ? requiredSentence(path)
      : `${labelOf(path)} must be a whole number between ${sign(least)} and ${sign(most)}`;
  // Not z.int(): a fraction would end the checks there and hide errors that concern other fields too.
  return z
    .number({ error })
    .refine((given) => Number.isInteger(given) && given >= least && given <= most, { error })
    .meta({ type: 'integer', minimum: least, maximum: most });
};

/** The number of a week. */
export const weekNumber = () => wholeNumber(FIRST_WEEK, LAST_WEEK);

const sign = (value: number) => (value < 0 ? `−${-value}` : String(value));

/** An instant in a request: any offset is accepted and converted to UTC. Limited to plausible years of a season. */
export const givenInstant = () =>
  z.iso
    .datetime({ offset: true })
    .transform((given) => new Date(given).toISOString())
    .refine((given) => given >= '2000' && given < '2200', {
      error: (issue) => `${labelOf(issue.path)} must lie between the years 2000 and 2199`,
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

/** So many digits of a URL as a number. */
const digitsUpTo =
  (most: number) =>
  (given: unknown): unknown =>
    typeof given === 'string' && given.length <= most && /^\d+$/.test(given) ? Number(given) : given;

const digits = digitsUpTo(9);

/** The `{id}` of a path. One that is not a UUID cannot exist: the response is 404, not 400 (see `readRequest`). */
export const pathId = () => z.guid().toLowerCase();

/** A number that counts from 0, in a path: digits in the URL, a number everywhere else. */
export const pathCount = () => z.preprocess(digitsUpTo(6), z.int().nonnegative());

/** A week's number in a path: digits in the URL, a number everywhere else. */
export const pathWeekNumber = () => z.preprocess(digitsUpTo(4), weekNumber());

/** What a call about one thing has: the id in its path, a sample of it, and the error for an unknown one. */
export const byId = <const NotFound extends ErrorCode>(what: keyof Fixture, notFound: NotFound) => ({
  params: z.object({ id: pathId() }),
  sample: (fixture: Fixture) => ({ params: { id: fixture[what] } }),
  notFound,
});

/** What a call about a week has. */
export const ofWeek = {
  params: z.object({ n: pathWeekNumber() }),
  sample: () => ({ params: { n: '3' } }),
};

/** A secret in a path: long, random, generated by us. */
export const pathToken = () => z.string().regex(/^[\w-]{16,200}$/);

const invalidPhone = { error: 'Please enter a US phone number of 10 digits' };

/** A US phone number as people type it. */
export const phone = () => z.string().trim().min(1).max(MAX_LENGTH.phone).refine(isPhone, invalidPhone);

/** The same, optional. */
export const optionalPhone = () =>
  optionalText(MAX_LENGTH.phone).refine(
    (given) => given === null || given === undefined || isPhone(given),
    invalidPhone,
  );

const isPhone = (typed: string): boolean => parsePhone(typed) !== null;

/** Optional texts of a profile, with the limits that screens show. */
export const profileTexts = {
  username: optionalName(MAX_LENGTH.username),
  displayName: optionalName(MAX_LENGTH.displayName),
  city: optionalName(MAX_LENGTH.city),
  state: optionalName(MAX_LENGTH.state),
  favoriteCastaway: optionalName(MAX_LENGTH.favoriteCastaway),
  about: optionalWords(MAX_LENGTH.about),
};

const flag = (given: unknown): unknown => (given === 'true' ? true : given === 'false' ? false : given);

/** A boolean in a query; false by default. */
export const queryFlag = () =>
  z.preprocess((given) => flag(given ?? false), z.boolean()).meta({ type: 'boolean', default: false });

/** The same, optional. */
export const optionalQueryFlag = () =>
  z.preprocess(flag, z.boolean().optional()).optional().meta({ type: 'boolean' });

/** Ids of players in a query. */
export const queryIds = () =>
  z
    .string()
    .toLowerCase()
    .regex(IDS, `Users must be up to ${MAX_LISTED_IDS} ids, separated by commas`)
    .optional()
    .meta({ description: `Only of these players: up to ${MAX_LISTED_IDS} ids, separated by commas.` });
const ID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const IDS = new RegExp(`^${ID}(?:,${ID}){0,${MAX_LISTED_IDS - 1}}$`);

/** A whole number in a query. */
export const queryNumber = (least: number, most: number, byDefault: number) =>
  z
    .preprocess((given) => digits(given ?? byDefault), wholeNumber(least, most))
    .meta({ type: 'integer', minimum: least, maximum: most, default: byDefault });

/** The same, optional. */
export const optionalQueryNumber = (least: number, most: number) =>
  z
    .preprocess(digits, wholeNumber(least, most).optional())
    .optional()
    .meta({ type: 'integer', minimum: least, maximum: most });
