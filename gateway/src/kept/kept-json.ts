import { createHash } from 'node:crypto';
import { compressed, WORTH_BYTES, type Encoding } from '../response/encoding.js';
import { tagsIn } from '../etag.js';

/** One form of a response: its bytes, and the strong tag that belongs to exactly these. */
export interface Form {
  readonly encoding: Encoding;
  readonly tag: string;
  readonly bytes: Uint8Array;
}

/** A JSON response that is kept while it is current: as it is and, once somebody wants that, compressed. */
export interface KeptJson {
  /** That of the service, if it numbers its responses. */
  readonly version: number | undefined;
  /** SHA-256 of the JSON; together with a version it identifies it. */
  readonly hash: Buffer;
  readonly json: Uint8Array;
  /** The response for a caller who accepts this encoding. */
  form(accepted: Encoding): Form | Promise<Form>;
  /**
   * The tag of If-None-Match that belongs to this response, in whatever form; that of the accepted encoding if it is among
   * them. Null if the caller has none of them.
   */
  heldTag(ifNoneMatch: string | undefined, accepted: Encoding): string | null;
}

const FORMS: readonly Encoding[] = ['identity', 'br', 'gzip', 'deflate'];

/**
 * @param version of one season's database; a new season's start over while browsers still hold the old ones, and a
 *   restored database repeats them, so the hash is in each tag too
 */
export function keepJson(json: Uint8Array, version?: number): KeptJson {
  const hash = createHash('sha256').update(json).digest();
  const text = hash.toString('base64url');
  const base = version === undefined ? text : `s${version}-${text.slice(0, 12)}`;
  const isSmall = json.byteLength < WORTH_BYTES;
  const tagOf = (encoding: Encoding): string =>
    encoding === 'identity' ? `"${base}"` : `"${base}-${encoding}"`;
  const formOf = (encoding: Encoding, bytes: Uint8Array): Form => ({ encoding, bytes, tag: tagOf(encoding) });
  const sentAs = (accepted: Encoding): Encoding => (isSmall ? 'identity' : accepted);
  const tags = new Set(FORMS.map(tagOf));
  const forms = new Map<Encoding, Form | Promise<Form>>([['identity', formOf('identity', json)]]);

  const compress = async (encoding: Exclude<Encoding, 'identity'>): Promise<Form> => {
    try {
      const form = formOf(encoding, await compressed(json, encoding));
      forms.set(encoding, form);
      return form;
    } catch (error) {
      forms.delete(encoding);
      throw error;
    }
  };
  return {
    version,
    hash,
    json,
    form: (accepted) => {
      const encoding = sentAs(accepted);
      const known = forms.get(encoding);
      if (known || encoding === 'identity') return known ?? formOf('identity', json);
      const running = compress(encoding);
      forms.set(encoding, running);
      return running;
    },
    heldTag: (ifNoneMatch, accepted) => {
      if (ifNoneMatch === undefined) return null;
      const own = tagOf(sentAs(accepted));
      if (ifNoneMatch === own || ifNoneMatch.trim() === '*') return own;
      const held = tagsIn(ifNoneMatch).filter((tag) => tags.has(tag));
      return held.includes(own) ? own : (held[0] ?? null);
    },
  };
}

/** The known response if the new one is the same, so that it is compressed once. */
export const sameOf = (known: KeptJson | null, found: KeptJson): KeptJson =>
  known && known.version === found.version && known.hash.equals(found.hash) ? known : found;
