/** The fields of a castaway, their rules for the form and for files, elimination, and the plan of an import. */
import {
  castawayNameKey,
  difference,
  isPictureAddress,
  isSameSpelling,
  MAX_AGE,
  MAX_LENGTH,
  MIN_AGE,
} from '@torchbearer/rules';
import { z } from 'zod';
import { nameText, plainText, requiredName } from './plain-text.js';

export interface CastawayFields {
  readonly name: string;
  readonly tribe: string;
  readonly occupation: string;
  /** In years; null if unknown. */
  readonly age: number | null;
  readonly hometown: string;
  readonly imageUrl: string | null;
  readonly eliminated: boolean;
  /** null while in the game. */
  readonly eliminatedInWeek: number | null;
}

const AGE = `Age must be a whole number between ${MIN_AGE} and ${MAX_AGE}`;
const isAge = (given: number): boolean => Number.isInteger(given) && given >= MIN_AGE && given <= MAX_AGE;

/** The rule of each field; an empty address means no picture. */
export const castawayRules = {
  name: requiredName('Name', MAX_LENGTH.castawayName),
  tribe: nameText('Tribe', MAX_LENGTH.tribe),
  occupation: nameText('Occupation', MAX_LENGTH.occupation),
  age: z.number({ error: AGE }).refine(isAge, AGE),
  hometown: nameText('Hometown', MAX_LENGTH.hometown),
  imageUrl: plainText('Image URL', MAX_LENGTH.pictureAddress)
    .refine(
      (given) => given === '' || isPictureAddress(given),
      'Image URL must start with http://, https:// or /',
    )
    .transform((given) => given || null),
};

/** An age; zero clears it. */
export const ageOrNone = z
  .number({ error: AGE })
  .refine((given) => given === 0 || isAge(given), AGE)
  .transform((given) => given || null);

type Elimination = Pick<CastawayFields, 'eliminated' | 'eliminatedInWeek'>;

/**
 * A castaway's elimination after a change that may say whether they are out, the week, both or neither.
 *
 * @param currentWeek the week of the elimination if the change has none
 */
export function eliminationAfter(
  stored: Elimination,
  change: Partial<Elimination>,
  currentWeek: number,
): Elimination {
  const eliminated = change.eliminated ?? stored.eliminated;
  if (!eliminated) return { eliminated, eliminatedInWeek: null };
  return { eliminated, eliminatedInWeek: change.eliminatedInWeek ?? stored.eliminatedInWeek ?? currentWeek };
}

/** Why this change can't have a week; null if it can, or has none. */
export function eliminationFault(stored: Elimination, change: Partial<Elimination>): string | null {
  if (change.eliminatedInWeek === undefined || change.eliminatedInWeek === null) return null;
  return (change.eliminated ?? stored.eliminated)
    ? null
    : 'Only a castaway who is eliminated has a week in which they went out.';
}

/** One castaway of a file; fields without a column are omitted. */
export type ListedCastaway = Pick<CastawayFields, 'name'> & Partial<CastawayFields>;

/** The result of importing a list of castaways. */
export interface ImportPlan<Stored> {
  readonly created: readonly CastawayFields[];
  /** Existing castaways who differ from the list. */
  readonly updated: readonly { readonly stored: Stored; readonly changes: ListedCastaway }[];
}

/** The castaways of a list that are new, and the existing ones, by name, that change. */
export function planImport<Stored extends CastawayFields>(
  listed: readonly ListedCastaway[],
  stored: readonly Stored[],
): ImportPlan<Stored> {
  const known = new Map(stored.map((castaway) => [castawayNameKey(castaway.name), castaway]));
  const created: CastawayFields[] = [];
  const updated: { stored: Stored; changes: ListedCastaway }[] = [];
  for (const castaway of listed) {
    const found = known.get(castawayNameKey(castaway.name));
    if (!found) {
      created.push({ ...UNKNOWN, ...castaway });
      continue;
    }
    const name = isSameSpelling(found.name, castaway.name) ? found.name : castaway.name;
    const changes = { ...castaway, name };
    if (difference<CastawayFields>(found, { ...found, ...changes })) updated.push({ stored: found, changes });
  }
  return { created, updated };
}

/** What a new castaway has unless somebody says otherwise. */
export const UNKNOWN = {
  tribe: '',
  occupation: '',
  age: null,
  hometown: '',
  imageUrl: null,
  eliminated: false,
  eliminatedInWeek: null,
} as const;
