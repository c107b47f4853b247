const FIRST_WAIT_MS = 10_000;
const MAX_WAIT_MS = 10 * 60_000;

/** About 40 minutes in all; a link that arrives later is useless. */
export const MAX_TRIES = 10;

/** When to retry after this many failed attempts (from 1): the wait doubles; null to give up. */
export function nextTry(tries: number, now: Date): Date | null {
  if (tries >= MAX_TRIES) return null;
  return new Date(now.getTime() + Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)));
}
