import { Encoded } from '@torchbearer/kit';
import { hash } from 'node:crypto';
import type { Context } from '../context.js';
import type { CachedQuery } from './query-cache.js';

/** What ts-proto generates for a message. */
interface Codec<Message> {
  encode(message: Message): { finish(): Uint8Array };
  fromPartial(part: MaybeTagged): Message;
}

interface MaybeTagged {
  readonly tag?: Buffer;
  readonly isUnchanged?: boolean;
}

interface MayKnow {
  readonly knownTag?: Buffer | undefined;
}

/**
 * Handles an RPC without parameters: its response is computed and encoded once per revision, and a caller who has it
 * already gets only that news.
 */
export function encodedOnce<Response>(
  codec: Codec<Response>,
  response: CachedQuery<Response>,
): (context: Context, request: MayKnow) => Promise<Encoded<Response>> {
  const encode = (message: Response): Uint8Array => codec.encode(message).finish();
  const unchanged = new Encoded<Response>(encode(codec.fromPartial({ isUnchanged: true })));
  const plain: CachedQuery<Encoded<Response>> = (context) => new Encoded(encode(response(context)));
  /** Only for callers who keep it: the tag takes time, too. */
  const tagged: CachedQuery<{ tag: Buffer; whole: Encoded<Response> }> = ({ get }) => {
    const { bytes } = get(plain);
    const tag = hash('sha256', bytes, 'buffer');
    // The encodings of two parts of a message, one after the other, are that of the message.
    return { tag, whole: new Encoded(Buffer.concat([bytes, encode(codec.fromPartial({ tag }))])) };
  };
  return async ({ cache }, { knownTag }) => {
    if (knownTag === undefined) return await cache.get(plain);
    const { tag, whole } = await cache.get(tagged);
    return tag.equals(knownTag) ? unchanged : whole;
  };
}
