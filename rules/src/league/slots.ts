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

const UUID_LENGTH = 36;

/** The slots of many ids. @param ids UUIDs, one after the other */
export function slotsIn(slots: Slots, ids: string): Int32Array {
  const found = new Int32Array(ids.length / UUID_LENGTH);
  for (let index = 0; index < found.length; index++) {
    const id = ids.slice(index * UUID_LENGTH, (index + 1) * UUID_LENGTH);
    // A part of a text keeps all of it in memory, so a new id is copied.
    found[index] = slots.byId.get(id) ?? slotOf(slots, Buffer.from(id).toString());
  }
  return found;
}
