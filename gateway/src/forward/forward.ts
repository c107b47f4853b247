/** Calls that forward one RPC: the input becomes its request, and its response becomes theirs. */
import { isJson, type Call } from '@torchbearer/contract';
import type { CallOptions, Definition } from '@torchbearer/kit';
import { z } from 'zod';
import { definitions, type ServiceWithRpcs } from '../clients.js';
import type { Gateway } from '../gateway.js';
import type { Incoming, Route } from '../route.js';
import type { AnyRoute } from '../serve.js';
import { handleCached, type ForCaches } from './handle-cached.js';
import type { AnswerProblem, JsonAnswer, RequestProblem, RpcRequest, RpcResponse } from './rpc-types.js';
import { pageHeaders, type PagedResponse } from './pages.js';
import { toJson } from './to-json.js';
import { toRequest } from './to-request.js';

type Request<C extends Call> = (incoming: Incoming<C>) => RpcRequest<C>;
type Answer<C extends Call> = (response: RpcResponse<C>, incoming: Incoming<C>) => JsonAnswer<C>;

/** The mappings; required if the types do not match. */
export type Mapping<C extends Call> = Pick<Route<C>, 'count' | 'countsItself'> & {
  /** Runs after the service has responded. */
  readonly then?: (gateway: Gateway, incoming: Incoming<C>) => void;
} & ([RequestProblem<C>] extends [never]
    ? { readonly request?: Request<C> }
    : { readonly request: Request<C> }) &
  ([AnswerProblem<C>] extends [never] ? { readonly answer?: Answer<C> } : { readonly answer: Answer<C> });

/** The types above, as they are at run time. */
interface Untyped extends Pick<Route<Call>, 'count' | 'countsItself'> {
  readonly then?: (gateway: Gateway, incoming: unknown) => void;
  readonly request?: (incoming: unknown) => object;
  readonly answer?: (response: unknown, incoming: unknown) => unknown;
}
type Fields = Readonly<Record<string, unknown>>;

/** The route of a call that forwards one RPC, with mappings. */
export const forward = <const C extends Call>(call: C, mapping: Mapping<C>): Route<C> =>
  forwardAsItIs(call, mapping as Untyped) as unknown as Route<C>;

/** The route of a call that forwards one RPC. Everything that does not depend on a request happens here, once. */
export function forwardAsItIs(call: Call, { request, answer, then, ...rest }: Untyped = {}): AnyRoute {
  const [service, name] = (call.rpc ?? '').split('.') as [ServiceWithRpcs, string];
  const method = (definitions as Readonly<Partial<Record<string, Definition>>>)[service]?.[name];
  if (!method) throw new Error(`${call.id} names an RPC that does not exist: ${call.rpc ?? 'none'}`);
  const emptyRequest = method.requestDeserialize(Buffer.alloc(0)) as Fields;
  const bodyOf = answer ?? answerOf(call, method.responseDeserialize(Buffer.alloc(0)) as Fields);
  const send = async (gateway: Gateway, message: object, rpc: CallOptions): Promise<unknown> => {
    const client = gateway.clients[service] as unknown as Readonly<Record<string, AnyRpc>>;
    return await client[name]?.(message, rpc);
  };
  if ('knownTag' in emptyRequest && bodyOf)
    return { call, ...rest, handle: handleCached(call, send, bodyOf as (response: unknown) => unknown) };
  const requestOf = request ?? toRequest(call, emptyRequest);
  const wantsJson = 'wantsJson' in emptyRequest;
  const status = Number(Object.keys(call.answers)[0]);
  return {
    call,
    ...rest,
    handle: async (gateway, incoming) => {
      const message = requestOf(incoming);
      const response = wantsJson
        ? await send(gateway, { ...message, wantsJson }, { ...incoming.rpc, isLarge: true })
        : await send(gateway, message, incoming.rpc);
      then?.(gateway, incoming);
      // A page, or a response without picks, has none.
      const json = wantsJson ? (response as ForCaches).json : undefined;
      if (json) return { status, json };
      const headers = call.pages && pageHeaders(call, response as PagedResponse, incoming);
      return { status, ...(headers && { headers }), ...(bodyOf && { body: bodyOf(response, incoming) }) };
    },
  };
}

type AnyRpc = (request: object, options: CallOptions) => Promise<unknown>;

const NOT_IN_JSON: Readonly<Record<keyof ForCaches | keyof PagedResponse, true>> = {
  json: true,
  tag: true,
  isUnchanged: true,
  page: true,
};

/** @param empty the RPC's response with default values */
function answerOf(call: Call, empty: Fields): ((response: unknown) => unknown) | null {
  const [schema] = Object.values(call.answers);
  if (!schema || !isJson(schema)) return null;
  const convert = toJson(schema);
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  const [field, ...others] = Object.keys(empty).filter((name) => !(name in NOT_IN_JSON));
  const isWrapped =
    field !== undefined && others.length === 0 && !(inner instanceof z.ZodObject && field in inner.shape);
  return isWrapped ? (response) => convert((response as Fields)[field]) : convert;
}
