import { hash } from 'node:crypto';

/** The strong tag of these bytes. */
export const tagOf = (bytes: Uint8Array): string => `"${hash('sha256', bytes, 'base64url')}"`;

/**
 * Whether If-None-Match matches the tag: alone, in a list, as weak (compressing proxies send that) or by `*`. The
 * request's Cache-Control is ignored: some clients add `no-cache` to every conditional request.
 */
export function isTagged(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  return tagsIn(ifNoneMatch).includes(tag);
}

/** The tags of If-None-Match, weak ones as if they were strong. */
export const tagsIn = (ifNoneMatch: string): string[] =>
  (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).map((given) => given.replace(/^W\//, ''));
