/** Of what is wanted, that which is not so already; two instants are the same when their moment is. */
export function differences<T extends object>(now: T, wanted: Partial<T>): Partial<T> {
  const entries = Object.entries(wanted).filter(
    ([key, value]) => value !== undefined && !isSame(now[key as keyof T], value),
  );
  return Object.fromEntries(entries) as Partial<T>;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

/** Both states of what differs among the fields named: what a person needs to see a change. */
export function beforeAndAfter<T extends object>(
  before: T,
  after: T,
  fields: readonly (keyof T & string)[],
): { before: Partial<T>; after: Partial<T> } {
  const differing = fields.filter((field) => !isSame(before[field], after[field]));
  const only = (state: T): Partial<T> =>
    Object.fromEntries(differing.map((field) => [field, state[field]])) as Partial<T>;
  return { before: only(before), after: only(after) };
}
