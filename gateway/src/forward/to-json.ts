/** Turns the services' messages into the contract's JSON, by the contract's schemas. */
import { z } from 'zod';
import { differences } from './differences.js';
import type { Differing } from './differing.js';
import { given } from './given.js';
import type { JsonOf } from './rpc-types.js';

type Convert = (part: unknown) => unknown;

const differing = new Map<z.ZodType, Differing<never, z.ZodType>['convert']>(
  Object.values(differences).map(({ schema, convert }) => [schema, convert]),
);
const known = new Map<z.ZodType, Convert>();

/**
 * What converts messages to this schema; made once. Instants become ISO 8601, and `null` stands for what is absent and
 * for empty texts.
 * @throws Error, when it runs, where a service has left out what it always sends
 */
export function toJson<Schema extends z.ZodType>(schema: Schema): (message: unknown) => z.output<Schema> {
  let convert = known.get(schema);
  if (!convert) known.set(schema, (convert = made(schema)));
  return convert as (message: unknown) => z.output<Schema>;
}

/** A message as this schema has it. @throws Error where a service has left out what it always sends */
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
  if (schema instanceof z.ZodArray) {
    const entry = toJson(schema.element as z.ZodType);
    return (part) => (given(part) as unknown[]).map(entry);
  }
  if (schema instanceof z.ZodObject) return madeOfFields(schema);
  if (schema instanceof z.ZodUnknown) return (part) => part ?? null;
  const word = schema instanceof z.ZodEnum && differing.get(schema);
  if (word) return (part) => given(word(part as never));
  return (part) => (part instanceof Date ? part.toISOString() : given(part));
}

function madeOfFields(schema: z.ZodObject): Convert {
  const fields = Object.entries(schema.shape).map(([name, field]) => ({ name, convert: toJson(field) }));
  const differ = differing.get(schema);
  return (part) => {
    const message = given(part) as Readonly<Record<string, unknown>>;
    const others = differ?.(message as never) as typeof message | undefined;
    const json: Record<string, unknown> = {};
    for (const { name, convert } of fields) json[name] = convert(others?.[name] ?? message[name]);
    return json;
  };
}
