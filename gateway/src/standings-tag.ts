import { createHash } from 'node:crypto';

let last = { version: -1, tags: new Map<number, string>() };

/**
 * The strong tag of a version of the standings. Within one season's database the version alone would do; the hash
 * is added because a new season's versions start over while browsers still cache the old ones. All readers of a
 * version get the same bytes, except that admins get longer ones while e-mails are hidden: each is hashed once per
 * version, not once per reader.
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
