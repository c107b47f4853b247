/** The parts in which two states of one thing differ, as they were and as they are. */
export interface Difference<State> {
  readonly before: Partial<State>;
  readonly after: Partial<State>;
}

/** The differences between two states of plain values and dates, in these fields; `null` without any. */
export function difference<State extends object>(
  before: State,
  after: Readonly<State>,
  fields: readonly (keyof State)[] = Object.keys(before) as (keyof State)[],
): Difference<State> | null {
  const changed = fields.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  if (changed.length === 0) return null;
  const only = (state: State): Partial<State> =>
    Object.fromEntries(changed.map((key) => [key, state[key]])) as Partial<State>;
  return { before: only(before), after: only(after) };
}

/** The fields that were sent. */
export const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]?: Exclude<Fields[Field], undefined>;
  };
