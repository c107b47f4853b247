/** The input and output types of each call; types only, with no code at run time. */
import type * as z from 'zod';
import type { Call, FileAnswer, nothing, page } from '../call.js';
import type { CallById, CallId } from '../calls/index.js';

type Given<C extends Call, Name extends 'params' | 'query' | 'headers' | 'body'> =
  C extends Readonly<Record<Name, infer Schema>>
    ? Schema extends z.ZodType
      ? // Path and query are written as what they mean (week 3), the body as it goes over the wire.
        Name extends 'body'
        ? z.input<Schema>
        : z.output<Schema>
      : never
    : never;

type Field<Name extends string, Value> = [Value] extends [never]
  ? Record<never, never>
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** The type of a body that is not JSON. */
type RawFor<C extends Call> = C extends { readonly rawBody: infer Raw }
  ? Raw extends { readonly type: 'multipart/form-data' }
    ? { readonly file: Blob }
    : Raw extends { readonly type: 'text/csv' }
      ? { readonly text: string }
      : { readonly form: Readonly<Record<string, string>> }
  : Record<never, never>;

type RequestFor<C extends Call> = Field<'params', Given<C, 'params'>> &
  Field<'query', Partial<Given<C, 'query'>>> &
  Field<'headers', Given<C, 'headers'>> &
  Field<'body', Given<C, 'body'>> &
  RawFor<C>;

type AnswerFor<A> = A extends typeof nothing
  ? undefined
  : A extends typeof page
    ? string
    : A extends FileAnswer
      ? Blob
      : A extends z.ZodType
        ? z.output<A>
        : never;

/** The input of a call: `CallRequest<'submitPick'>` is `{ body: { castawayId: string } }`. */
export type CallRequest<Id extends CallId> = RequestFor<CallById<Id>>;
/** The output of a call: `CallAnswer<'submitPick'>` is a Pick. */
export type CallAnswer<Id extends CallId> = CallById<Id>['answers'] extends infer Answers
  ? AnswerFor<Answers[keyof Answers]>
  : never;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Whether the request goes on when its page is left. */
  readonly keepalive?: boolean;
  /** Called with the response before it is read: its headers say where a page is (`pageOf`). */
  readonly onResponse?: (response: Response) => void;
}

export type Client = {
  readonly [Id in CallId]: Record<never, never> extends CallRequest<Id>
    ? (request?: CallRequest<Id>, options?: CallOptions) => Promise<CallAnswer<Id>>
    : (request: CallRequest<Id>, options?: CallOptions) => Promise<CallAnswer<Id>>;
};
