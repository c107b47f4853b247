/** Where in a JSON value something can be wrong. */

export type Path = readonly (string | number)[];

/** Every field and entry inside a value, however deep; not the value itself. */
export function* places(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  if (path.length > 0) yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    yield* places(part, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** The same value with another one at that path. */
export function withAt(value: unknown, path: Path, other: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((part: unknown, index) => (index === key ? withAt(part, rest, other) : part));
  }
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: withAt(fields[key], rest, other) };
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Values of every JSON type that this one is not of. */
export const wrongTypesFor = (value: unknown): readonly unknown[] =>
  ['true', 1, true, ['x'], { x: 1 }].filter((other) => kindOf(other) !== kindOf(value));
