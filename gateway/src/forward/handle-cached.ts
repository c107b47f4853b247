import type { Call } from '@torchbearer/contract';
import type { CallOptions } from '@torchbearer/kit';
import type { Gateway } from '../gateway.js';
import { createAskedCache, createRequestFlight, type AskedCache } from '../cached/asked-cache.js';
import { cacheJson, type CachedJson } from '../cached/cached-json.js';
import { okCached, okJson, type Route } from '../route.js';
import type { AnyRoute } from '../serve.js';

interface CachedResponse {
  /** As the service sent it; empty without one. */
  readonly tag: Uint8Array;
  readonly cached: CachedJson;
}

/** The part of a service's response that is for callers who keep it. */
export interface ForCaches {
  /** The contract's JSON, instead of the message's own fields. */
  readonly json?: Uint8Array | undefined;
  readonly tag?: Uint8Array | undefined;
  readonly isUnchanged?: boolean | undefined;
}

const NO_TAG = Buffer.alloc(0);

/**
 * Handles a call whose RPC takes the tag of a known response: the response is cached, and converted and encoded again
 * only when the service sends another one. It has no parameters, and is the same for all who may make the call. Whether
 * they may is for the service to say, so only requests of the same user share a question.
 */
export function handleCached(
  call: Call,
  send: (gateway: Gateway, request: object, rpc: CallOptions) => Promise<unknown>,
  bodyOf: (response: unknown) => unknown,
): AnyRoute['handle'] {
  if (call.params || call.query || call.body)
    throw new Error(`${call.id} has parameters, so it can't be cached`);
  const cacheOf = new WeakMap<Gateway, AskedCache<CachedResponse>>();
  const create = (gateway: Gateway): AskedCache<CachedResponse> =>
    createAskedCache(async (known, rpc) => {
      const request = { knownTag: known?.tag ?? NO_TAG };
      const response = (await send(gateway, request, rpc)) as ForCaches;
      if (known && response.isUnchanged === true) return known;
      const json = response.json ?? Buffer.from(JSON.stringify(bodyOf(response)));
      return { tag: response.tag ?? NO_TAG, cached: cacheJson(json) };
    });
  return async (gateway, { rpc }) => {
    let cached = cacheOf.get(gateway);
    if (!cached) cacheOf.set(gateway, (cached = create(gateway)));
    const response = await cached.read(rpc, rpc.actor.id ?? '');
    return call.etag ? okCached(response.cached) : okJson(await response.cached.json());
  };
}

type AnyReply = Awaited<ReturnType<AnyRoute['handle']>>;

/**
 * A route whose response is the same for all who may make the call, whatever they send: those who make it at the same
 * time share one question to the services, and its JSON. Each caller is still authorized and counted by themselves.
 */
export function sameForAll<C extends Call>(route: Route<C>): Route<C> {
  const { handle } = route as unknown as AnyRoute;
  const flight = createRequestFlight<Gateway, AnyReply>();
  const sharing: AnyRoute['handle'] = (gateway, incoming) =>
    flight(gateway, async () => encoded(await handle(gateway, incoming)));
  return { ...route, handle: sharing as unknown as Route<C>['handle'] };
}

const encoded = (reply: AnyReply): AnyReply =>
  'body' in reply && reply.body !== undefined
    ? { status: reply.status, json: Buffer.from(JSON.stringify(reply.body)) }
    : reply;
