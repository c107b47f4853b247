/** A ranking as castaway ids, the most wanted first, and its operations. */

export type Order = readonly string[];

export const sameOrder = (one: Order, other: Order): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** @param position counts from 1; limited to the ends */
export function moveTo(order: Order, id: string, position: number): Order {
  const others = order.filter((one) => one !== id);
  if (others.length === order.length) return order;
  const index = Math.min(Math.max(Math.trunc(position) - 1, 0), others.length);
  return [...others.slice(0, index), id, ...others.slice(index)];
}

/** Adapts an order to a changed cast: new castaways go last, deleted ones are removed. */
export function rebase(order: Order, cast: Order): Order {
  const left = new Set(cast);
  const remaining = order.filter((id) => left.delete(id));
  return [...remaining, ...left];
}
