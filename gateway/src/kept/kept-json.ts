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
  /** SHA-256 of the JSON, or of what it is made from. */
  readonly hash: Buffer;
  json(): Uint8Array | Promise<Uint8Array>;
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
  return kept(hash, tagBase(hash, version), json.byteLength < WORTH_BYTES, () => json);
}

/**
 * A large response that is made when somebody wants it for the first time.
 * @param hash of what it is made from, and nothing else
 */
export function keepLater(hash: Buffer, version: number, make: () => Promise<Uint8Array>): KeptJson {
  let made: Promise<Uint8Array> | null = null;
  const json = (): Promise<Uint8Array> => {
    made ??= make();
    made.catch(() => (made = null));
    return made;
  };
  return kept(hash, tagBase(hash, version), false, json);
}

function tagBase(hash: Buffer, version: number | undefined): string {
  const text = hash.toString('base64url');
  return version === undefined ? text : `s${version}-${text.slice(0, 12)}`;
}

function kept(
  hash: Buffer,
  base: string,
  isSmall: boolean,
  json: () => Uint8Array | Promise<Uint8Array>,
): KeptJson {
  const tagOf = (encoding: Encoding): string =>
    encoding === 'identity' ? `"${base}"` : `"${base}-${encoding}"`;
  const formOf = (encoding: Encoding, bytes: Uint8Array): Form => ({ encoding, bytes, tag: tagOf(encoding) });
  const sentAs = (accepted: Encoding): Encoding => (isSmall ? 'identity' : accepted);
  const tags = new Set(FORMS.map(tagOf));
  const forms = new Map<Encoding, Form | Promise<Form>>();

  const make = async (encoding: Encoding): Promise<Form> => {
    try {
      const plain = await json();
      const form = formOf(encoding, encoding === 'identity' ? plain : await compressed(plain, encoding));
      forms.set(encoding, form);
      return form;
    } catch (error) {
      forms.delete(encoding);
      throw error;
    }
  };
  return {
    hash,
    json,
    form: (accepted) => {
      const encoding = sentAs(accepted);
      let form = forms.get(encoding);
      if (!form) {
        const plain = encoding === 'identity' ? json() : null;
        form = plain instanceof Uint8Array ? formOf(encoding, plain) : make(encoding);
        forms.set(encoding, form);
      }
      return form;
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
  known?.hash.equals(found.hash) ? known : found;
