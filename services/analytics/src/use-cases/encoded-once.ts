/** Responses of RPCs without parameters: each is computed and encoded once per revision. */
import { Encoded } from '@torchbearer/kit';
import { hash } from 'node:crypto';
import type { Context } from '../context.js';
import { jsonOf, rowsOf, type PlayerList } from './player-list.js';
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

export function encodedOnce<Response>(
  codec: Codec<Response>,
  response: CachedQuery<Response>,
): Handle<Response> {
  return answering(codec, (context) => codec.encode(response(context)).finish());
}

/** The parts of a response around its list. */
interface Around<Response> {
  readonly rest: Response;
  /** What comes before and after its JSON. */
  readonly json: readonly [before: string, after: string];
}

/** For a response with a list of players. Callers who keep it get it as JSON. */
export function listedOnce<Response>(
  codec: Codec<Response>,
  list: CachedQuery<PlayerList>,
  around: CachedQuery<Around<Response>> = () => ({ rest: codec.fromPartial({}), json: ['', ''] }),
): Handle<Response> {
  return answering(
    codec,
    ({ model, get }) => Buffer.concat([rowsOf(model, get(list)), codec.encode(get(around).rest).finish()]),
    ({ model, get }) => {
      const [before, after] = get(around).json;
      const json = Buffer.concat([Buffer.from(before), jsonOf(model, get(list)), Buffer.from(after)]);
      return codec.encode(codec.fromPartial({ json })).finish();
    },
  );
}

/** @param kept the response for callers who keep it: they get only the news that they have it already */
function answering<Response>(
  codec: Codec<Response>,
  plain: CachedQuery<Uint8Array>,
  kept: CachedQuery<Uint8Array> = ({ get }) => get(plain),
): Handle<Response> {
  const encode = (part: ForKeepers): Uint8Array => codec.encode(codec.fromPartial(part)).finish();
  const unchanged = new Encoded<Response>(encode({ isUnchanged: true }));
  const whole: CachedQuery<Encoded<Response>> = ({ get }) => new Encoded(get(plain));
  const tagged: CachedQuery<{ tag: Buffer; whole: Encoded<Response> }> = (context) => {
    const bytes = kept(context);
    const tag = hash('sha256', bytes, 'buffer');
    // The encodings of two parts of a message, one after the other, are that of the message.
    return { tag, whole: new Encoded(Buffer.concat([bytes, encode({ tag })])) };
  };
  return async ({ cache }, { knownTag }) => {
    if (knownTag === undefined) return await cache.get(whole);
    const current = await cache.get(tagged);
    return current.tag.equals(knownTag) ? unchanged : current.whole;
  };
}
