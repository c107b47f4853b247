/** What somebody has changed in a form while what it shows is renewed beneath it. */

type Values = Readonly<Record<string, string | boolean>>;

/** A changed field, and what was stored when it was first changed. */
export type Edits<Fields extends Values> = {
  readonly [Name in keyof Fields]?: { readonly to: Fields[Name]; readonly from: Fields[Name] };
};

export function edited<Fields extends Values, Name extends keyof Fields>(
  edits: Edits<Fields>,
  stored: Fields,
  name: Name,
  to: Fields[Name],
): Edits<Fields> {
  const { [name]: before, ...others } = edits;
  // Changed back is not changed.
  if (to === stored[name]) return others as Edits<Fields>;
  return { ...edits, [name]: { to, from: before?.from ?? stored[name] } };
}

/** What the form shows. */
export function shown<Fields extends Values>(edits: Edits<Fields>, stored: Fields): Fields {
  const values = { ...stored };
  for (const name of changedFields(edits, stored)) {
    const edit = edits[name];
    if (edit) values[name] = edit.to;
  }
  return values;
}

/** The fields that differ from what is stored. */
export const changedFields = <Fields extends Values>(
  edits: Edits<Fields>,
  stored: Fields,
): (keyof Fields)[] =>
  (Object.keys(edits) as (keyof Fields)[]).filter((name) => edits[name] && edits[name].to !== stored[name]);

/** Those of them that somebody else has changed, too, since. */
export const overtaken = <Fields extends Values>(edits: Edits<Fields>, stored: Fields): (keyof Fields)[] =>
  changedFields(edits, stored).filter((name) => edits[name]?.from !== stored[name]);

/** Without what was saved; what was typed since stays. */
export function withoutSaved<Fields extends Values>(edits: Edits<Fields>, saved: Fields): Edits<Fields> {
  const left = Object.entries<Edits<Fields>[keyof Fields]>(edits);
  return Object.fromEntries(left.filter(([name, edit]) => edit?.to !== saved[name])) as Edits<Fields>;
}
