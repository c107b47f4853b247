import type { z } from 'zod';

/** How a schema of the contract differs from the services' message. */
export interface Differing<Message, Schema extends z.ZodType> {
  readonly schema: Schema;
  /** Of an object: fields that are computed from the message, before their schemas convert them. */
  readonly fields?: { readonly [Name in keyof z.output<Schema>]?: (message: Message) => unknown };
  /** Of an enum: its word and back. */
  readonly word?: (number: Message) => string | undefined;
  readonly numbers?: Readonly<Record<string, number>>;
}

/** An object with the fields of the message, apart from these. */
export const differs =
  <Message>() =>
  <Schema extends z.ZodObject>(
    schema: Schema,
    fields: NonNullable<Differing<Message, Schema>['fields']>,
  ): Differing<Message, Schema> => ({ schema, fields });

/** Words of the contract that are an enum in the services, each with the enum's prefix. */
export function words<
  Schema extends z.ZodEnum,
  Prefix extends string,
  Numbers extends { readonly [Word in z.output<Schema> & string as `${Prefix}${Word}`]: number },
>(schema: Schema, prefix: Prefix, numbers: Numbers): Differing<Numbers[keyof Numbers], Schema> {
  const byWord = Object.fromEntries(
    schema.options.map((word) => [word, (numbers as Record<string, number>)[`${prefix}${word}`] ?? -1]),
  );
  const byNumber = new Map(Object.entries(byWord).map(([word, number]) => [number as unknown, word]));
  return { schema, word: (number) => byNumber.get(number), numbers: byWord };
}
