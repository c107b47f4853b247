import { calls, isJson, type Call } from '@torchbearer/contract';
import * as z from 'zod';

const all: readonly Call[] = calls;
const answers = new Map(all.map(({ rpc, answers: byStatus }) => [rpc, Object.values(byStatus)[0]]));

const fieldsOf = ({ shape }: z.ZodObject): Readonly<Record<string, z.ZodType>> => shape;

/** A message that converts to JSON of this schema. */
function messageOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(fieldsOf(schema)).map(([name, field]) => [name, messageOf(field)]),
    );
  }
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodISODateTime) return new Date(0);
  if (schema instanceof z.ZodString) return 'text';
  if (schema instanceof z.ZodNumber) return 1;
  return schema instanceof z.ZodBoolean ? false : undefined;
}

/**
 * A value for a field of an RPC's response, from the response of the call that forwards this RPC.
 * @param isOnly whether it is the response's only field, which may stand for the whole response
 */
export function sampleField(rpc: string, field: string, isOnly: boolean): unknown {
  const schema = answers.get(rpc as NonNullable<Call['rpc']>);
  if (!schema || !isJson(schema)) return undefined;
  const part = schema instanceof z.ZodObject ? fieldsOf(schema)[field] : undefined;
  if (part) return messageOf(part);
  return isOnly ? messageOf(schema) : undefined;
}
