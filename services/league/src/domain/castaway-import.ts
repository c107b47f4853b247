import type { ListedCastaway } from './castaway-csv.js';
import { nameKey, type CastawayFields } from './castaway-fields.js';
import { difference } from './difference.js';

/** What taking in a list of castaways comes to. */
export interface ImportPlan<Stored> {
  readonly created: readonly CastawayFields[];
  /** Those who are there already and differ from the list. */
  readonly updated: readonly { readonly stored: Stored; readonly changes: ListedCastaway }[];
}

/** Who of a list is new, and who is there already by that name (in whatever case) and changes. */
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
