/** Turns the services' messages into the contract's JSON, by the contract's schemas. */
import { z } from 'zod';
import { differences, type Differing } from './differences.js';
import type { JsonOf } from './rpc-types.js';

/** @throws Error if a service left out a field that it always sends */
export function given<T>(part: T | null | undefined): T {
  if (part === undefined || part === null) throw new Error('a service has left out a part of its response');
  return part;
}

type Convert = (part: unknown) => unknown;

type From = (message: never) => unknown;
const fieldsOf = new Map<z.ZodType, Readonly<Partial<Record<string, From>>>>();
const wordOf = new Map<z.ZodType, From>();
for (const { schema, fields, word } of Object.values(differences) as readonly Differing<never, z.ZodType>[]) {
  if (fields) fieldsOf.set(schema, fields);
  if (word) wordOf.set(schema, word);
}
const known = new Map<z.ZodType, Convert>();

/**
 * Creates the converter from messages to this schema, once. Instants become ISO 8601; absent fields and empty texts
 * become `null`, absent booleans false, and absent fields that are optional in the schema are left out.
 * @throws Error at run time, if a service left out a field that it always sends
 */
export function toJson<Schema extends z.ZodType>(schema: Schema): (message: unknown) => z.output<Schema> {
  let convert = known.get(schema);
  if (!convert) known.set(schema, (convert = made(schema)));
  return convert as (message: unknown) => z.output<Schema>;
}

/** Converts a message to this schema. @throws Error if a service left out a field that it always sends */
export const jsonOf = <Schema extends z.ZodType, Message>(
  schema: Schema,
  message: Message,
  ..._agree: JsonOf<Message> extends z.output<Schema> ? [] : ['the message is not what the schema says']
): z.output<Schema> => toJson(schema)(message);

function made(schema: z.ZodType): Convert {
  if (schema instanceof z.ZodNullable) {
    const inner = toJson(schema.unwrap() as z.ZodType);
    return (part) => (part === undefined || part === null || part === '' ? null : inner(part));
  }
  if (schema instanceof z.ZodOptional) {
    const inner = toJson(schema.unwrap() as z.ZodType);
    return (part) => (part === undefined ? undefined : inner(part));
  }
  if (schema instanceof z.ZodArray) {
    const entry = toJson(schema.element as z.ZodType);
    return (part) => (given(part) as unknown[]).map(entry);
  }
  if (schema instanceof z.ZodObject) return madeOfFields(schema);
  if (schema instanceof z.ZodUnknown) return (part) => part ?? null;
  // A message need not say false.
  if (schema instanceof z.ZodBoolean) return (part) => part ?? false;
  const word = wordOf.get(schema);
  if (word) return (part) => given(word(part as never));
  return (part) => (part instanceof Date ? part.toISOString() : given(part));
}

function madeOfFields(schema: z.ZodObject): Convert {
  const differing = fieldsOf.get(schema);
  const fields = Object.entries(schema.shape).map(([name, field]) => ({
    name,
    from: differing?.[name],
    convert: toJson(field),
  }));
  // Assigning to an object that already has its fields is several times as fast as adding them one by one.
  const empty: Readonly<Record<string, unknown>> = Object.fromEntries(fields.map(({ name }) => [name, null]));
  return (part) => {
    const message = given(part) as Readonly<Record<string, unknown>>;
    const json = { ...empty };
    for (const { name, from, convert } of fields) {
      json[name] = convert(from ? from(message as never) : message[name]);
    }
    return json;
  };
}
