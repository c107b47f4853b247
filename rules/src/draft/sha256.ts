import { sha256 as hashed } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Services pass Node's, which is eight times as fast as `sha256`. */
export type Sha256 = (text: string) => string;

/** SHA-256 of the UTF-8 bytes of `texts` in a row, as 64 lower-case hexadecimal digits. */
export function sha256(...texts: readonly string[]): string {
  const hash = hashed.create();
  for (const text of texts) hash.update(utf8ToBytes(text));
  return bytesToHex(hash.digest());
}
