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
  return (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some((given) => given.replace(/^W\//, '') === tag);
}
