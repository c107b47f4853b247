/** A form over stored values that may change while the user types. */

export type Values = Readonly<Record<string, string | boolean>>;

type Name<Of extends Values> = keyof Of & string;

/**
 * The stored values of the fields that the user has not changed, or has changed to the same value.
 * @param before what was stored when the user began
 */
export const untouched = <Of extends Values>(typed: Of, before: Of, stored: Of): Partial<Of> =>
  Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => typed[name] === before[name] || typed[name] === value),
  ) as Partial<Of>;

export const changedFields = <Of extends Values>(typed: Of, stored: Of): readonly Name<Of>[] =>
  (Object.keys(stored) as Name<Of>[]).filter((name) => typed[name] !== stored[name]);

/** The changed fields whose stored value has changed, too, since the user began. */
export const overtakenFields = <Of extends Values>(typed: Of, before: Of, stored: Of): readonly Name<Of>[] =>
  changedFields(typed, stored).filter((name) => before[name] !== stored[name]);
