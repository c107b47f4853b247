import type { ListedCastaway } from './castaway-csv.js';
import { nameKey, type CastawayFields } from './castaway-fields.js';
import { difference } from './difference.js';

/** The result of importing a list of castaways. */
export interface ImportPlan<Stored> {
  readonly created: readonly CastawayFields[];
  /** Those who are there already and differ from the list. */
  readonly updated: readonly { readonly stored: Stored; readonly changes: ListedCastaway }[];
}

/** The castaways of a list that are new, and the existing ones, by name regardless of case, that change. */
export function planImport<Stored extends CastawayFields>(
  listed: readonly ListedCastaway[],
  stored: readonly Stored[],
): ImportPlan<Stored> {
  const known = new Map(stored.map((castaway) => [nameKey(castaway.name), castaway]));
  const created: CastawayFields[] = [];
  const updated: { stored: Stored; changes: ListedCastaway }[] = [];
  for (const castaway of listed) {
    const found = known.get(nameKey(castaway.name));
    if (!found) created.push({ ...UNKNOWN, ...castaway });
    else if (difference<CastawayFields>(found, { ...found, ...castaway }))
      updated.push({ stored: found, changes: castaway });
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
