import { createHash } from 'node:crypto';

/** The strong tag of these bytes. */
export const tagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url')}"`;

/**
 * Whether If-None-Match names the tag: alone, in a list, as weak (proxies that compress say so) or by `*`. A
 * caller's Cache-Control does not matter here: some clients add `no-cache` to every conditional request.
 */
export function isTagged(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some((given) => given.replace(/^W\//, '') === tag);
}
