import { castawayNameKey, isSameSpelling } from '@torchbearer/rules';
import type { ListedCastaway } from './castaway-csv.js';
import type { CastawayFields } from './castaway-fields.js';
import { difference } from './difference.js';

/** The result of importing a list of castaways. */
export interface ImportPlan<Stored> {
  readonly created: readonly CastawayFields[];
  /** Those who are there already and differ from the list. */
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

const UNKNOWN = {
  tribe: '',
  occupation: '',
  age: null,
  hometown: '',
  imageUrl: null,
  eliminated: false,
  eliminatedInWeek: null,
} as const;
