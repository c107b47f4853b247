/** Turns the input of a REST request into the request of an RPC. */
import { PAGE_PARAMETERS, type Call } from '@torchbearer/contract';
import { z } from 'zod';
import { differences } from './differences.js';
import { pageRequest } from './pages.js';

type Fields = Readonly<Record<string, unknown>>;
export interface Received {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const numbersOf = new Map<z.ZodType, Readonly<Record<string, number>>>(
  Object.values(differences).flatMap(({ schema, numbers }) => (numbers ? [[schema, numbers] as const] : [])),
);

type WithoutNulls<T> = T extends null
  ? undefined
  : T extends readonly (infer Entry)[]
    ? WithoutNulls<Entry>[]
    : T extends object
      ? { [Name in keyof T]: WithoutNulls<T[Name]> }
      : T;

/** The same JSON without fields that are null, at any depth: messages have no null. */
export function withoutNulls<T>(json: T): WithoutNulls<T> {
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).flatMap(([name, value]) => (value === null ? [] : [[name, copy(value)]])),
    );
  };
  return copy(json) as WithoutNulls<T>;
}

/** A body's instant as services take it; `undefined` without one. */
export const instantOf = (given: string | null | undefined): Date | undefined =>
  given === null || given === undefined ? undefined : new Date(given);

/**
 * @param empty the RPC's request with default values
 * @returns the function that builds the request from path, query and body: `{id}` is its one field that ends in `Id`,
 *   `{n}` its week, instants become dates, and null is left out
 */
export function toRequest(call: Call, empty: Fields): (received: Received) => Fields {
  const shape: Record<string, z.ZodType> = {
    ...shapeOf(call.params),
    ...shapeOf(call.query),
    ...shapeOf(call.body),
  };
  if (call.pages) for (const name of PAGE_PARAMETERS) if (!(name in empty)) delete shape[name];
  const idFields = Object.keys(empty).filter((name) => name.endsWith('Id') && !(name in shape));
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    target: name in shapeOf(call.params) ? ({ id: idFields[0], n: 'weekNumber' }[name] ?? name) : name,
    convert: conversionOf(schema),
  }));
  return ({ params, query, body }) => {
    const received = { ...(params as Fields), ...(query as Fields), ...(body as Fields) };
    const request: Record<string, unknown> = { ...empty };
    for (const { name, target, convert } of fields) {
      const value = received[name];
      if (value !== undefined && value !== null) request[target] = convert ? convert(value as never) : value;
    }
    const page = call.pages && pageRequest(query as Fields, 'limit' in empty);
    if (page) request['page'] = page;
    return request;
  };
}

const shapeOf = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject ? schema.shape : {};

/** Converts instants, words that are enums in the services, and lists of objects; everything else is passed on. */
function conversionOf(schema: z.ZodType): ((value: never) => unknown) | undefined {
  const numbers = numbersOf.get(schema);
  if (numbers) return (word: string) => numbers[word];
  if (schema instanceof z.ZodISODateTime) return (instant: string) => new Date(instant);
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) return withoutNulls;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return conversionOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return conversionOf(schema.in as z.ZodType);
  return undefined;
}
