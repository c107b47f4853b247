/** Changes to a ranking that were not saved yet, kept in this tab through a reload and an ended session. */
import type { Order } from './ranking-order.js';

/** What of the browser's session storage is used. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (userId: string): string => `torchbearer.unsaved-ranking.${userId}`;

export function readKept(shelf: Shelf, userId: string): Order | null {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(keyOf(userId)) ?? 'null');
    return Array.isArray(kept) && kept.every((id) => typeof id === 'string') ? kept : null;
  } catch {
    return null;
  }
}

export function keep(shelf: Shelf, userId: string, order: Order | null): void {
  try {
    if (order === null) shelf.removeItem(keyOf(userId));
    else shelf.setItem(keyOf(userId), JSON.stringify(order));
  } catch {
    // A full or forbidden storage costs the safety net, not the work.
  }
}
