/** The castaway form's fields, its rules, and what is sent of it. */
import type { CallRequest, Castaway } from '@torchbearer/contract/client';
import { MAX_AGE, MIN_AGE } from '@torchbearer/rules';

export const CASTAWAY_FIELDS = ['name', 'tribe', 'occupation', 'age', 'hometown', 'imageUrl'] as const;
export type CastawayField = (typeof CASTAWAY_FIELDS)[number];
export type CastawayTyped = Readonly<Record<CastawayField, string>>;
export type CastawayFaults = Readonly<Partial<Record<string, string>>>;

/** What the form shows at first: a castaway as it is saved, or nothing. */
export const typedOf = (castaway: Castaway | null): CastawayTyped => ({
  name: castaway?.name ?? '',
  tribe: castaway?.tribe ?? '',
  occupation: castaway?.occupation ?? '',
  age: castaway?.age?.toString() ?? '',
  hometown: castaway?.hometown ?? '',
  imageUrl: castaway?.imageUrl ?? '',
});

export const isEdited = (typed: CastawayTyped, castaway: Castaway | null): boolean => {
  const saved = typedOf(castaway);
  return CASTAWAY_FIELDS.some((field) => typed[field] !== saved[field]);
};

/** The sentence for each field that can't be saved as it is. */
export function faultsOf({ name, age }: CastawayTyped): CastawayFaults {
  return {
    ...(name.trim() === '' && { name: 'Name is required' }),
    ...(!isAge(age) && { age: `Age must be a whole number between ${MIN_AGE} and ${MAX_AGE}` }),
  };
}

function isAge(typed: string): boolean {
  if (typed.trim() === '') return true;
  const age = Number(typed);
  return Number.isInteger(age) && age >= MIN_AGE && age <= MAX_AGE;
}

/** What is sent: empty texts as none, an age as a number or left out. @param stored what is saved now, if anything */
export function bodyOf(typed: CastawayTyped, stored: Castaway | null): CallRequest<'createCastaway'>['body'] {
  const text = (field: CastawayField): string | null => typed[field].trim() || null;
  const age = typed.age.trim();
  return {
    name: typed.name.trim(),
    tribe: text('tribe'),
    occupation: text('occupation'),
    hometown: text('hometown'),
    imageUrl: text('imageUrl'),
    ...(age !== '' && { age: Number(age) }),
    // Left out, an age that is saved would stay.
    ...(age === '' && stored !== null && stored.age !== null && { age: null }),
  };
}

/** What a search looks through. */
export const searchText = ({ name, tribe, occupation, hometown }: Castaway): string =>
  [name, tribe, occupation, hometown].join(' ');
