import { createHash } from 'node:crypto';

let last = { version: -1, tags: new Map<number, string>() };

/**
 * The strong tag of a version of the standings. The version alone would do within one season's database; a hash
 * goes with it, because a new season's versions start over while browsers still hold the old ones. The same bytes
 * come for everybody who reads a version, or, while e-mails are hidden, longer ones for admins: each is hashed once a
 * version and not once a reader.
 */
export function standingsTag(version: number, bytes: Uint8Array): string {
  if (last.version !== version) last = { version, tags: new Map() };
  const known = last.tags.get(bytes.byteLength);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
  const tag = `"s${version}-${hash}"`;
  last.tags.set(bytes.byteLength, tag);
  return tag;
}
