/** Compares the types of a call and its RPC: a call that can't be forwarded without a mapping doesn't compile. */
import type { Call, CallId, CallById, PAGE_PARAMETERS, RequestOf } from '@torchbearer/contract';
import type { z } from 'zod';
import type { Clients, ServiceWithRpcs } from '../clients.js';
import type { Differences, Differing } from './differences.js';
import type { ForCaches } from './handle-cached.js';

type Method<Rpc> = Rpc extends `${infer Service}.${infer Name}`
  ? Service extends ServiceWithRpcs
    ? Name extends keyof Clients[Service]
      ? Clients[Service][Name]
      : never
    : never
  : never;
export type RpcOf<C extends Call> = C extends { readonly rpc: infer Rpc } ? Rpc : never;
type Unary = (request: never, options: never) => Promise<unknown>;
export type RpcRequest<C extends Call> =
  Method<RpcOf<C>> extends infer M ? (M extends Unary ? Parameters<M>[0] : never) : never;
export type RpcResponse<C extends Call> =
  Method<RpcOf<C>> extends infer M ? (M extends Unary ? JsonPart<Awaited<ReturnType<M>>> : never) : never;

/** Without what only the gateway reads. */
type JsonPart<Response> =
  Extract<keyof Response, 'json' | 'isUnchanged' | 'page'> extends never
    ? Response
    : Omit<Response, keyof ForCaches | 'page'>;

type FieldsOf<Part> = [Part] extends [undefined]
  ? Record<never, never>
  : string extends keyof Part
    ? Record<never, never>
    : Part;
/** The request's field for the `{id}` of a path: the only one that ends in `Id`. */
type IdField<C extends Call> = Exclude<
  Extract<keyof RpcRequest<C>, `${string}Id`>,
  keyof FieldsOf<RequestOf<C>['body']>
>;
type Params<C extends Call> = {
  [
    Name in keyof FieldsOf<RequestOf<C>['params']> as Name extends 'id'
      ? IdField<C>
      : Name extends 'n'
        ? 'weekNumber'
        : Name
  ]: FieldsOf<RequestOf<C>['params']>[Name];
};
/** Path, query and body together. */
type Sent<C extends Call> = Params<C> & FieldsOf<RequestOf<C>['query']> & FieldsOf<RequestOf<C>['body']>;

type RequiredKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];
type Present<T> = Exclude<T, null | undefined>;

/** The input type for a field of a message: words for an enum's numbers, ISO 8601 for instants, null for what is left out. */
type OnTheWire<Field> = Field extends Date
  ? string
  : Field extends number
    ? `${number}` extends `${Field}`
      ? number
      : Converted<Field>
    : Field extends readonly (infer Entry)[]
      ? readonly OnTheWire<Entry>[]
      : Field extends object
        ? { [K in keyof Field]: OnTheWire<Field[K]> | (undefined extends Field[K] ? null : never) }
        : Field;

/** The parameters of a page are sent as the request's `page`. */
type PageParameter<Request> = 'page' extends keyof Request ? (typeof PAGE_PARAMETERS)[number] : never;

type Misfits<Sent, Request> =
  | {
      [K in keyof Sent & string]: K extends keyof Request
        ? Present<Sent[K]> extends OnTheWire<Present<Request[K]>>
          ? never
          : `the RPC takes something else for ${K}`
        : K extends PageParameter<Request>
          ? never
          : `the RPC's request has no field ${K}`;
    }[keyof Sent & string]
  | `the call sends no ${Exclude<RequiredKeys<Request>, keyof Sent> & string}`;

/** Why path, query and body do not match the RPC's request; never when they do. */
export type RequestProblem<C extends Call> = [RpcRequest<C>] extends [never]
  ? `there is no RPC ${RpcOf<C> & string}`
  : Misfits<Sent<C>, RpcRequest<C>>;

/** The JSON of a message whose schema differs from it; never for all others. */
type Converted<Message> = {
  [K in keyof Differences]: Differences[K] extends Differing<infer Known, infer Schema>
    ? Message extends Known
      ? [keyof Message] extends [keyof Known]
        ? z.output<Schema>
        : never
      : never
    : never;
}[keyof Differences];

/** The JSON of a message: instants are ISO 8601, absent fields are null. */
export type JsonOf<Message> = Message extends Date
  ? string
  : Message extends string | boolean
    ? Message
    : Message extends number
      ? `${number}` extends `${Message}`
        ? number
        : Converted<Message>
      : Message extends readonly (infer Entry)[]
        ? JsonOf<Entry>[]
        : [Converted<Message>] extends [never]
          ? { [K in keyof Message]-?: JsonOfField<Message[K]> }
          : Converted<Message>;

/** The types don't say whether a nested message is present: it is assumed to be, and checked at run time. */
type JsonOfField<Field> = undefined extends Field
  ? Present<Field> extends object | boolean
    ? JsonOf<Present<Field>>
    : JsonOf<Present<Field>> | null
  : JsonOf<Field>;

/** The JSON that a call responds with; never if it has none or several. */
export type JsonAnswer<C extends Call> = C['answers'][keyof C['answers']] extends infer Answer
  ? Answer extends z.ZodType
    ? z.output<Answer>
    : never
  : never;

type IsUnion<T, All = T> = T extends T ? ([All] extends [T] ? false : true) : never;
/** A message with one field that the response lacks is replaced by that field. */
type Unwrapped<Response, Json> = [keyof Response] extends [never]
  ? Response
  : IsUnion<keyof Response> extends true
    ? Response
    : Present<Json> extends readonly unknown[]
      ? Present<Response[keyof Response]>
      : keyof Response extends keyof Present<Json>
        ? Response
        : Present<Response[keyof Response]>;

/** The parts of the call's response that the RPC's response lacks, or has with another type. */
type Lacks<Sent, Wanted> = Wanted extends readonly (infer Entry)[]
  ? Sent extends readonly (infer SentEntry)[]
    ? Lacks<SentEntry, Entry>
    : "the RPC's response is no list"
  : Wanted extends object
    ? {
        [K in keyof Wanted & string]: K extends keyof Sent
          ? Sent[K] extends Wanted[K]
            ? never
            : `the RPC's response has something else for ${K}`
          : `the RPC's response has no ${K}`;
      }[keyof Wanted & string]
    : "the RPC's response is something else";

/** Why the RPC's response does not match the call's; never when it does. */
export type AnswerProblem<C extends Call> = C['answers'][keyof C['answers']] extends {
  readonly kind: 'nothing';
}
  ? never
  : IsUnion<keyof C['answers']> extends true
    ? 'the call has several answers'
    : [JsonAnswer<C>] extends [never]
      ? 'the answer is not JSON'
      : JsonOf<Unwrapped<RpcResponse<C>, JsonAnswer<C>>> extends JsonAnswer<C>
        ? never
        : Lacks<JsonOf<Unwrapped<RpcResponse<C>, JsonAnswer<C>>>, Present<JsonAnswer<C>>>;

/** Why a call can't be forwarded without a mapping. */
export type Problem<C extends Call> = RequestProblem<C> | AnswerProblem<C>;

/** Why some of these calls can't be forwarded without a mapping; never when all can. */
export type Problems<Ids extends CallId> = {
  [Id in Ids]: [Problem<CallById<Id>>] extends [never] ? never : `${Id}: ${Problem<CallById<Id>>}`;
}[Ids];
