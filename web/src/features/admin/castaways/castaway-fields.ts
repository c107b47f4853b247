/** The castaway form's fields, its rules, and the request body. */
import type { CallRequest, Castaway } from '@torchbearer/contract/client';
import { MAX_AGE, MIN_AGE } from '@torchbearer/rules';
import { required } from '../../../ui/required.js';

/** A type, not an interface: the form goes through its fields by name. */
export type CastawayFields = {
  readonly name: string;
  readonly tribe: string;
  readonly occupation: string;
  readonly age: string;
  readonly hometown: string;
  readonly imageUrl: string;
};

/** The form's initial values: a castaway as it is stored, or empty fields. */
export const castawayFields = (castaway: Castaway | null): CastawayFields => ({
  name: castaway?.name ?? '',
  tribe: castaway?.tribe ?? '',
  occupation: castaway?.occupation ?? '',
  age: castaway?.age?.toString() ?? '',
  hometown: castaway?.hometown ?? '',
  imageUrl: castaway?.imageUrl ?? '',
});

/** A sentence for each field that can't be saved as it is. */
export const castawayErrors = ({ name, age }: CastawayFields) => ({
  name: required('Name', name),
  age: isAge(age) ? undefined : `Age must be a whole number between ${MIN_AGE} and ${MAX_AGE}`,
});

function isAge(typed: string): boolean {
  if (typed.trim() === '') return true;
  const age = Number(typed);
  return Number.isInteger(age) && age >= MIN_AGE && age <= MAX_AGE;
}

/** The request body: empty texts are null, and the age a number or left out. @param stored what is stored now, if anything */
export function bodyOf(
  typed: CastawayFields,
  stored: Castaway | null,
): CallRequest<'createCastaway'>['body'] {
  const text = (field: keyof CastawayFields): string | null => typed[field].trim() || null;
  const age = typed.age.trim();
  return {
    name: typed.name.trim(),
    tribe: text('tribe'),
    occupation: text('occupation'),
    hometown: text('hometown'),
    imageUrl: text('imageUrl'),
    ...(age !== '' && { age: Number(age) }),
    // If it were left out, a stored age would stay.
    ...(age === '' && stored !== null && stored.age !== null && { age: null }),
  };
}

/** The text that a search matches. */
export const searchText = ({ name, tribe, occupation, hometown }: Castaway): string =>
  [name, tribe, occupation, hometown].join(' ');
