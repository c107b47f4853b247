/** Unsaved changes to a ranking, stored in this tab through a reload and an ended session. */
import type { Order } from './ranking-order.js';

/** The part of the browser's session storage in use. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (userId: string): string => `torchbearer.unsaved-ranking.${userId}`;
const textKeyOf = (userId: string): string => `torchbearer.unsaved-ranking-text.${userId}`;

export function readKept(shelf: Shelf, userId: string): Order | null {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(keyOf(userId)) ?? 'null');
    return Array.isArray(kept) && kept.every((id) => typeof id === 'string') ? kept : null;
  } catch {
    return null;
  }
}

export const keep = (shelf: Shelf, userId: string, order: Order | null): void =>
  put(shelf, keyOf(userId), order === null ? null : JSON.stringify(order));

/** The typed names, not applied yet. */
export function readKeptText(shelf: Shelf, userId: string): string | null {
  try {
    return shelf.getItem(textKeyOf(userId));
  } catch {
    return null;
  }
}

export const keepText = (shelf: Shelf, userId: string, text: string | null): void =>
  put(shelf, textKeyOf(userId), text);

function put(shelf: Shelf, key: string, value: string | null): void {
  try {
    if (value === null) shelf.removeItem(key);
    else shelf.setItem(key, value);
  } catch {
    // If storage is full or forbidden, only the backup is lost, not the work.
  }
}
