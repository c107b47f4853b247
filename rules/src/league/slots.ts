/** Places in typed arrays for ids, in the order in which the ids were first seen. */
export interface Slots {
  readonly ids: string[];
  readonly byId: Map<string, number>;
}

export const createSlots = (): Slots => ({ ids: [], byId: new Map() });

/** The id's slot, a new one if it has none. */
export function slotOf({ ids, byId }: Slots, id: string): number {
  const known = byId.get(id);
  if (known !== undefined) return known;
  byId.set(id, ids.length);
  return ids.push(id) - 1;
}
