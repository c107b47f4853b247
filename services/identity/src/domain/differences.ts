/** The wanted fields that differ from the current ones; dates are compared by time. */
export function differences<T extends object>(now: T, wanted: Partial<T>): Partial<T> {
  const entries = Object.entries(wanted).filter(
    ([key, value]) => value !== undefined && !isSame(now[key as keyof T], value),
  );
  return Object.fromEntries(entries) as Partial<T>;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

/** Both states of those named fields that differ, for the audit log. */
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
