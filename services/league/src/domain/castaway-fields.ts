/** The fields of a castaway and their rules, for the form and for files. */
import { isPictureAddress, MAX_AGE, MAX_LENGTH, MIN_AGE } from '@torchbearer/rules';
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

const IMAGE_URL = 'Image URL must start with http://, https:// or /';

/** The rule of each field; an empty address means no picture. */
export const castawayRules = {
  name: requiredName('Name', MAX_LENGTH.castawayName),
  tribe: nameText('Tribe', MAX_LENGTH.tribe),
  occupation: nameText('Occupation', MAX_LENGTH.occupation),
  age: z.number({ error: AGE }).refine(isAge, AGE),
  hometown: nameText('Hometown', MAX_LENGTH.hometown),
  imageUrl: plainText('Image URL', MAX_LENGTH.pictureAddress).refine(
    (given) => given === '' || isPictureAddress(given),
    IMAGE_URL,
  ),
};

/** An age, or zero to clear it. */
export const ageOrNone = z.number({ error: AGE }).refine((given) => given === 0 || isAge(given), AGE);
