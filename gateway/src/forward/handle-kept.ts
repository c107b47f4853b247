import type { Call } from '@torchbearer/contract';
import type { CallOptions } from '@torchbearer/kit';
import type { Gateway } from '../gateway.js';
import { createKept, type Kept } from '../kept/kept.js';
import { keepJson, sameOf, type HashedJson } from '../kept/kept-json.js';
import { okJson, okKept } from '../replies.js';
import type { AnyRoute } from '../serve.js';

interface KeptResponse {
  /** As the service sent it; empty without one. */
  readonly tag: Uint8Array;
  readonly kept: HashedJson;
}

/** The part of a service's response that is for callers who keep it. */
export interface ForKeepers {
  /** The contract's JSON, instead of the message's own fields. */
  readonly json?: Uint8Array | undefined;
  readonly tag?: Uint8Array | undefined;
  readonly isUnchanged?: boolean | undefined;
}

const NO_TAG = Buffer.alloc(0);

/**
 * Handles a call whose RPC takes the tag of a known response: the response is kept, and converted and encoded again
 * only when the service sends another one. It has no parameters, and is the same for all who may make the call. Whether
 * they may is for the service to say, so only requests of the same user share a question.
 */
export function handleKept(
  call: Call,
  send: (gateway: Gateway, request: object, rpc: CallOptions) => Promise<unknown>,
  bodyOf: (response: unknown) => unknown,
): AnyRoute['handle'] {
  if (call.params || call.query || call.body)
    throw new Error(`${call.id} has parameters, so it can't be kept`);
  const keptBy = new WeakMap<Gateway, Kept<KeptResponse>>();
  const create = (gateway: Gateway): Kept<KeptResponse> =>
    createKept(async (known, rpc) => {
      const request = { knownTag: known?.tag ?? NO_TAG };
      const response = (await send(gateway, request, rpc)) as ForKeepers;
      if (known && response.isUnchanged === true) return known;
      const kept = keepJson(response.json ?? Buffer.from(JSON.stringify(bodyOf(response))));
      return { tag: response.tag ?? NO_TAG, kept: sameOf(known?.kept ?? null, kept) };
    });
  return async (gateway, { rpc }) => {
    let kept = keptBy.get(gateway);
    if (!kept) keptBy.set(gateway, (kept = create(gateway)));
    const response = await kept.read(rpc, rpc.actor.id ?? '');
    return call.etag ? okKept(response.kept) : okJson(await response.kept.json());
  };
}
