/** What is known of a castaway, and what each part of it may be; from a form and from a file alike. */
import { z } from 'zod';
import { nameText, plainText, requiredName } from './plain-text.js';

export interface CastawayFields {
  readonly name: string;
  readonly tribe: string;
  readonly occupation: string;
  /** In years; null where unknown. */
  readonly age: number | null;
  readonly hometown: string;
  readonly imageUrl: string | null;
  readonly eliminated: boolean;
  /** null while in the game. */
  readonly eliminatedInWeek: number | null;
}

/** Names that differ in case or in the way their letters are encoded are one name. */
export const nameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

const AGE = 'Age must be a whole number between 18 and 120';
const isAge = (given: number): boolean => Number.isInteger(given) && given >= 18 && given <= 120;

const IMAGE_URL = 'Image URL must start with http://, https:// or /';

/** An address on the web or a path of this site; no `javascript:`, no `data:`, no `//elsewhere`. */
const isPictureAddress = (given: string): boolean =>
  /^\/(?![/\\])/.test(given) || (/^https?:\/\//i.test(given) && URL.canParse(given));

/** The rule of each field; an empty address stands for no picture. */
export const castawayRules = {
  name: requiredName('Name', 80),
  tribe: nameText('Tribe', 80),
  occupation: nameText('Occupation', 120),
  age: z.number({ error: AGE }).refine(isAge, AGE),
  hometown: nameText('Hometown', 160),
  imageUrl: plainText('Image URL', 500).refine((given) => given === '' || isPictureAddress(given), IMAGE_URL),
};

/** An age, or zero to take it away. */
export const ageOrNone = z.number({ error: AGE }).refine((given) => given === 0 || isAge(given), AGE);
