import { createHash } from 'node:crypto';

let last = { version: -1, length: -1, tag: '' };

/**
 * The strong tag of a version of the standings. The version alone would do within one season's database; a hash
 * goes with it, because a new season's versions start over while browsers still hold the old ones. The same bytes
 * come for everybody who reads a version, so they are hashed once a version and not once a reader.
 */
export function standingsTag(version: number, bytes: Uint8Array): string {
  if (last.version !== version || last.length !== bytes.byteLength) {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
    last = { version, length: bytes.byteLength, tag: `"s${version}-${hash}"` };
  }
  return last.tag;
}
