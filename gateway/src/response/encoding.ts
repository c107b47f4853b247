/** Compression of whole bodies: of the encodings that a caller accepts, the best. */
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  deflate,
  deflateSync,
  gzip,
  gzipSync,
  type BrotliOptions,
} from 'node:zlib';

/** As in Content-Encoding; `identity` is none. */
export type Encoding = 'br' | 'gzip' | 'deflate' | 'identity';

const SUPPORTED: readonly Encoding[] = ['br', 'gzip', 'deflate', 'identity'];
/** For callers without a preference of their own. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** The values of Accept-Encoding are few; those of attackers must not fill the memory. */
const known = new LRUCache<string, Encoding>({ max: 500 });

/** The encoding for this Accept-Encoding. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  let encoding = known.get(acceptEncoding);
  if (encoding === undefined) {
    const negotiator: unknown = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
    encoding = (negotiator as WithPreference).encoding(SUPPORTED, PREFERRED) ?? 'identity';
    known.set(acceptEncoding, encoding);
  }
  return encoding;
}

/** The library's types lack its second parameter. */
interface WithPreference {
  encoding(available: readonly Encoding[], preferred: readonly Encoding[]): Encoding | undefined;
}

/** Smaller bodies fit into a packet as they are. */
export const WORTH_BYTES = 1_024;

/** Up to here, handing the work to another thread costs more than the work. */
const SMALL_BYTES = 16 * 1_024;

/** A good compromise of time and size, as the middleware for all other files has it. */
const BROTLI_QUALITY = 4;
const brotliOf = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress);
const gzipOf = promisify(gzip);
const deflateOf = promisify(deflate);

/** Compresses a whole body; a large one in another thread. */
export function compressed(
  bytes: Uint8Array,
  encoding: Exclude<Encoding, 'identity'>,
): Buffer | Promise<Buffer> {
  const isSmall = bytes.byteLength <= SMALL_BYTES;
  switch (encoding) {
    case 'br': {
      // Knowing the size, the compressor prepares for no more.
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      };
      return isSmall ? brotliCompressSync(bytes, { params }) : brotliOf(bytes, { params });
    }
    case 'gzip':
      return isSmall ? gzipSync(bytes) : gzipOf(bytes);
    case 'deflate':
      return isSmall ? deflateSync(bytes) : deflateOf(bytes);
  }
}
