/** Unsaved changes to a ranking, stored in this tab through a reload and an ended session. */
import type { PageStorage } from '../../storage.js';
import type { Order } from './ranking-order.js';

const keyOf = (userId: string): string => `torchbearer.unsaved-ranking.${userId}`;
const textKeyOf = (userId: string): string => `torchbearer.unsaved-ranking-text.${userId}`;

export function readUnsaved(storage: PageStorage, userId: string): Order | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? 'null');
    return Array.isArray(stored) && stored.every((id) => typeof id === 'string') ? stored : null;
  } catch {
    return null;
  }
}

export const storeUnsaved = (storage: PageStorage, userId: string, order: Order | null): void =>
  put(storage, keyOf(userId), order === null ? null : JSON.stringify(order));

/** The typed names, not applied yet. */
export function readUnsavedText(storage: PageStorage, userId: string): string | null {
  return storage.getItem(textKeyOf(userId));
}

export const storeUnsavedText = (storage: PageStorage, userId: string, text: string | null): void =>
  put(storage, textKeyOf(userId), text);

function put(storage: PageStorage, key: string, value: string | null): void {
  if (value === null) storage.removeItem(key);
  else storage.setItem(key, value);
}
