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

/**
 * @param empty the RPC's request with default values
 * @returns the function that builds the request from path, query and body: `{id}` is its one field that ends in `Id`,
 *   instants become dates, and null is left out
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
    target: name === 'id' && call.params && 'id' in call.params.shape ? (idFields[0] ?? name) : name,
    convert: conversionOf(schema),
  }));
  return ({ params, query, body }) => {
    const received = { ...(params as Fields), ...(query as Fields), ...(body as Fields) };
    const request: Record<string, unknown> = { ...empty };
    for (const { name, target, convert } of fields) {
      const value = received[name];
      if (value !== undefined && value !== null) request[target] = convert ? convert(value as string) : value;
    }
    const page = call.pages && pageRequest(query as Fields, 'limit' in empty);
    if (page) request['page'] = page;
    return request;
  };
}

const shapeOf = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject ? schema.shape : {};

/** Converts instants, and words that are enums in the services; everything else is passed on. */
function conversionOf(schema: z.ZodType): ((value: string) => unknown) | undefined {
  const numbers = numbersOf.get(schema);
  if (numbers) return (word) => numbers[word];
  if (schema instanceof z.ZodISODateTime) return (instant) => new Date(instant);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return conversionOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return conversionOf(schema.in as z.ZodType);
  return undefined;
}
