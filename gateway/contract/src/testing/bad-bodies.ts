/** Bodies with one invalid field each, generated from a valid body and its schema. */
import * as z from 'zod';
import type { Call } from '../call.js';

export interface BadBody {
  readonly name: string;
  readonly body: unknown;
  /** The field that the error must report. */
  readonly field: string;
}

/** Those of the calls whose body is a JSON object, with its schema. */
export const withBody = (
  calls: readonly Call[],
): readonly { readonly call: Call; readonly schema: z.ZodObject }[] =>
  calls.flatMap((call) => (call.body instanceof z.ZodObject ? [{ call, schema: call.body }] : []));

type Path = readonly (string | number)[];

/** Every field and entry inside a value, at any depth; not the value itself. */
function* places(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  if (path.length > 0) yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    yield* places(part, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** The same value with another one at that path. */
function withAt(value: unknown, path: Path, other: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((part: unknown, index) => (index === key ? withAt(part, rest, other) : part));
  }
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: withAt(fields[key], rest, other) };
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** A value of every other JSON type. */
const wrongTypesFor = (value: unknown): readonly unknown[] =>
  ['true', 1, true, ['x'], { x: 1 }].filter((other) => kindOf(other) !== kindOf(value));

/** One invalid field at a time: an object for each field that is not an object, and each required field left out. */
export function* wrongFields(schema: z.ZodObject, good: object): Generator<BadBody> {
  const { required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  for (const field of Object.keys(schema.shape)) {
    yield { name: `an object for ${field}`, body: { ...good, [field]: { x: 1 } }, field };
  }
  for (const field of required) {
    const { [field]: _, ...rest } = good as Record<string, unknown>;
    yield { name: `no ${field}`, body: rest, field };
    yield { name: `null for ${field}`, body: { ...good, [field]: null }, field };
  }
}

/** The same, and values that no field accepts in every position of the valid body. */
export function* badBodies(schema: z.ZodObject, good: object): Generator<BadBody> {
  yield* wrongFields(schema, good);
  for (const { path, value } of places(good)) {
    const field = path.join('.');
    const at = (name: string, other: unknown): BadBody => ({
      name: `${name} for ${field}`,
      body: withAt(good, path, other),
      field,
    });
    for (const other of value === null ? [] : wrongTypesFor(value)) yield at(JSON.stringify(other), other);
    if (typeof value === 'string') {
      yield at('a NUL', `${value}\0`);
      yield at('9,000 characters more', value + 'x'.repeat(9_000));
    }
    if (typeof value === 'number') {
      for (const number of [1.5, -1e300, 1e300, 2 ** 53, 2 ** 31]) yield at(String(number), number);
    }
  }
}
