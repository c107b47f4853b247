const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/** With the waits between them that makes about 40 minutes; a link that comes later helps nobody. */
export const MOST_TRIES = 10;

/** When to try again after so many failed tries (from 1): the wait doubles; null once it is to be given up. */
export function nextTry(tries: number, now: Date): Date | null {
  if (tries >= MOST_TRIES) return null;
  return new Date(now.getTime() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)));
}
