/** Responses of RPCs without parameters: each is computed and encoded once per revision. */
import { Encoded } from '@torchbearer/kit';
import { hash } from 'node:crypto';
import type { Context } from '../context.js';
import type { CachedQuery } from './query-cache.js';

/** What ts-proto generates for a message. */
interface Codec<Message> {
  encode(message: Message): { finish(): Uint8Array };
  fromPartial(part: ForKeepers): Message;
}

/** The fields for callers who keep the response. */
interface ForKeepers {
  readonly json?: Buffer;
  readonly tag?: Buffer;
  readonly isUnchanged?: boolean;
}

type Handle<Response> = (
  context: Context,
  request: { readonly knownTag?: Buffer | undefined },
) => Promise<Encoded<Response>>;

/**
 * @param jsonOf the contract's form of a response with a list of players: callers who keep the response get it as JSON
 *   instead of the message's own fields
 */
export function encodedOnce<Response extends object>(
  codec: Codec<Response>,
  response: CachedQuery<Response>,
  jsonOf?: (response: Response) => unknown,
): Handle<Response> {
  const encoded = (message: Response): Encoded<Response> => new Encoded(codec.encode(message).finish());
  const unchanged = encoded(codec.fromPartial({ isUnchanged: true }));
  // A large league's rows are in memory only until they are encoded.
  const whole: CachedQuery<Encoded<Response>> = (context) => encoded(response(context));
  const tagged: CachedQuery<{ tag: Buffer; whole: Encoded<Response> }> = (context) => {
    const message = response(context);
    const sent = jsonOf ? codec.fromPartial({ json: Buffer.from(JSON.stringify(jsonOf(message))) }) : message;
    const { bytes } = encoded(sent);
    const tag = hash('sha256', bytes, 'buffer');
    // The encodings of two parts of a message, one after the other, are that of the message.
    return { tag, whole: new Encoded(Buffer.concat([bytes, encoded(codec.fromPartial({ tag })).bytes])) };
  };
  return async ({ cache }, { knownTag }) => {
    if (knownTag === undefined) return await cache.get(whole);
    const current = await cache.get(tagged);
    return current.tag.equals(knownTag) ? unchanged : current.whole;
  };
}
