import { hash } from 'node:crypto';
import { compressed, WORTH_BYTES, type Encoding } from '../response/encoding.js';
import { tagsIn } from '../etag.js';

/** One form of a response: its bytes, and the strong tag that belongs to exactly these. */
export interface Form {
  readonly encoding: Encoding;
  readonly tag: string;
  readonly bytes: Uint8Array;
}

/** A JSON response that is cached while it is current: as it is and, once somebody wants that, compressed. */
export interface CachedJson {
  json(): Uint8Array | Promise<Uint8Array>;
  /** The response for a caller who accepts this encoding. */
  form(accepted: Encoding): Form | Promise<Form>;
  /**
   * The tag of If-None-Match that belongs to this response, in whatever form; that of the accepted encoding if it is among
   * them. Null if the caller has none of them.
   */
  heldTag(ifNoneMatch: string | undefined, accepted: Encoding): string | null;
}

/** JSON with what the tags of its forms begin with, which belongs to these bytes alone. */
export interface TaggedJson {
  readonly tag: string;
  readonly json: Uint8Array;
}

const FORMS: readonly Encoding[] = ['identity', 'br', 'gzip', 'deflate'];

/**
 * @param version of one season's database; a new season's start over while browsers still hold the old ones, and a
 *   restored database repeats them, so the hash is in each tag too
 */
export function cacheJson(json: Uint8Array, version?: number): CachedJson {
  const text = hash('sha256', json, 'base64url');
  const tag = version === undefined ? text : `s${version}-${text.slice(0, 12)}`;
  const made = { tag, json };
  return cached(tag, made, () => Promise.resolve(made));
}

/**
 * A large response that is made when somebody wants it for the first time, and again if that failed.
 * @param tag what the tags of its forms begin with
 * @param make may find that newer JSON has replaced it, which is then sent with its own tag
 */
export const cacheLater = (tag: string, make: () => Promise<TaggedJson>): CachedJson =>
  cached(tag, null, make);

function cached(tag: string, given: TaggedJson | null, make: () => Promise<TaggedJson>): CachedJson {
  let made = given;
  let making: Promise<TaggedJson> | null = null;
  const makeOnce = (): Promise<TaggedJson> =>
    (making ??= make()
      .then((found) => (made = found))
      .finally(() => (making = null)));
  const sentAs = (accepted: Encoding): Encoding =>
    made && made.json.byteLength < WORTH_BYTES ? 'identity' : accepted;
  const tags = new Set(FORMS.map((encoding) => tagOf(tag, encoding)));
  const forms = new Map<Encoding, Form | Promise<Form>>();

  const compress = async (
    { tag: base, json }: TaggedJson,
    encoding: Exclude<Encoding, 'identity'>,
  ): Promise<Form> => {
    try {
      const form = { encoding, tag: tagOf(base, encoding), bytes: await compressed(json, encoding) };
      forms.set(encoding, form);
      return form;
    } catch (error) {
      forms.delete(encoding);
      throw error;
    }
  };
  const formOf = (of: TaggedJson, accepted: Encoding): Form | Promise<Form> => {
    const encoding = sentAs(accepted);
    let form = forms.get(encoding);
    if (!form) {
      form =
        encoding === 'identity'
          ? { encoding, tag: tagOf(of.tag, encoding), bytes: of.json }
          : compress(of, encoding);
      forms.set(encoding, form);
    }
    return form;
  };
  return {
    json: () => made?.json ?? makeOnce().then(({ json }) => json),
    form: (accepted) => (made ? formOf(made, accepted) : makeOnce().then((found) => formOf(found, accepted))),
    heldTag: (ifNoneMatch, accepted) => {
      if (ifNoneMatch === undefined) return null;
      const own = tagOf(tag, sentAs(accepted));
      if (ifNoneMatch === own || ifNoneMatch.trim() === '*') return own;
      const held = tagsIn(ifNoneMatch).filter((one) => tags.has(one));
      return held.includes(own) ? own : (held[0] ?? null);
    },
  };
}

const tagOf = (tag: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
