/** Unsaved changes to a ranking, stored in this tab through a reload and an ended session. */
import type { Order } from './ranking-order.js';

/** The part of the browser's session storage in use. */
type OrderStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (userId: string): string => `torchbearer.unsaved-ranking.${userId}`;
const textKeyOf = (userId: string): string => `torchbearer.unsaved-ranking-text.${userId}`;

export function readUnsaved(storage: OrderStorage, userId: string): Order | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? 'null');
    return Array.isArray(stored) && stored.every((id) => typeof id === 'string') ? stored : null;
  } catch {
    return null;
  }
}

export const storeUnsaved = (storage: OrderStorage, userId: string, order: Order | null): void =>
  put(storage, keyOf(userId), order === null ? null : JSON.stringify(order));

/** The typed names, not applied yet. */
export function readUnsavedText(storage: OrderStorage, userId: string): string | null {
  try {
    return storage.getItem(textKeyOf(userId));
  } catch {
    return null;
  }
}

export const storeUnsavedText = (storage: OrderStorage, userId: string, text: string | null): void =>
  put(storage, textKeyOf(userId), text);

function put(storage: OrderStorage, key: string, value: string | null): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // If storage is full or forbidden, only the backup is lost, not the work.
  }
}
