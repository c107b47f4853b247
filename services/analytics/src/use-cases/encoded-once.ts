import { Encoded } from '@torchbearer/kit';
import type { Context } from '../context.js';
import type { CachedQuery } from './query-cache.js';

/** What ts-proto generates for a message. */
interface Codec<Message> {
  encode(message: Message): { finish(): Uint8Array };
}

/** Handles an RPC without parameters: its response is computed and encoded once per revision. */
export function encodedOnce<Response>(
  codec: Codec<Response>,
  response: CachedQuery<Response>,
): (context: Context) => Promise<Encoded<Response>> {
  const encoded: CachedQuery<Encoded<Response>> = (context) =>
    new Encoded<Response>(codec.encode(response(context)).finish());
  return ({ cache }) => cache.get(encoded);
}
