import { randomUUID } from 'node:crypto';

/**
 * A new pick's id: a UUID that begins with the time (version 7 of RFC 9562). Picks that are made together are so
 * neighbors in the indexes of five databases, where each random id would be on a page of its own.
 */
export function pickId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
