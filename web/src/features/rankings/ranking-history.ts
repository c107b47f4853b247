/** The history of the user's orders, for undo and redo. */
import { rebase, sameOrder, type Order } from './ranking-order.js';

export interface History {
  readonly past: readonly Order[];
  readonly present: Order;
  readonly future: readonly Order[];
}

const MOST_STEPS = 100;

/**
 * @param saved the server's order
 * @param unsaved changes of an earlier visit; undo leads back to `saved`
 */
export function begin(saved: Order, unsaved: Order | null): History {
  const clean = { past: [], present: saved, future: [] };
  return unsaved === null ? clean : record(clean, rebase(unsaved, saved));
}

export function record(history: History, order: Order): History {
  if (sameOrder(order, history.present)) return history;
  return { past: [...history.past, history.present].slice(-MOST_STEPS), present: order, future: [] };
}

export function undo({ past, present, future }: History): History {
  const before = past.at(-1);
  if (!before) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo({ past, present, future }: History): History {
  const [next, ...rest] = future;
  if (!next) return { past, present, future };
  return { past: [...past, present], present: next, future: rest };
}

/**
 * The server's order has changed. An unedited ranking takes it; edits stay, as far as their castaways still
 * exist.
 */
export function follow(history: History, before: Order, now: Order): History {
  if (sameOrder(history.present, before) && !sameOrder(before, now)) return begin(now, null);
  const fresh = (order: Order): Order => rebase(order, now);
  return {
    past: history.past.map(fresh),
    present: fresh(history.present),
    future: history.future.map(fresh),
  };
}
