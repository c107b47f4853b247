import type { z } from 'zod';

/** How a schema of the contract differs from the services' message. */
export interface Differing<Message, Schema extends z.ZodType> {
  readonly schema: Schema;
  /** The fields that differ, as their own schemas take them; in the place of an enum's number its word. */
  readonly convert: (message: Message) => unknown;
  /** The number of each word, where the message is an enum. */
  readonly numbers?: Readonly<Record<string, number>>;
}

/** An object whose fields are those of the message, but for those that `convert` returns. */
export const differs = <Schema extends z.ZodObject, Message>(
  schema: Schema,
  convert: (message: Message) => { readonly [Name in keyof z.output<Schema>]?: unknown },
): Differing<Message, Schema> => ({ schema, convert });

/** Words of the contract that are an enum between the services, each with the enum's prefix. */
export function words<
  Schema extends z.ZodEnum,
  Prefix extends string,
  Numbers extends { readonly [Word in z.output<Schema> & string as `${Prefix}${Word}`]: number },
>(schema: Schema, prefix: Prefix, numbers: Numbers): Differing<Numbers[keyof Numbers], Schema> {
  const byWord = Object.fromEntries(
    schema.options.map((word) => [word, (numbers as Record<string, number>)[`${prefix}${word}`] ?? -1]),
  );
  const byNumber = new Map(Object.entries(byWord).map(([word, number]) => [number as unknown, word]));
  return { schema, convert: (number) => byNumber.get(number), numbers: byWord };
}
