/**
 * The server's time, by the Date header of its answers: a deadline is the server's, whatever the clock here shows.
 * The header counts whole seconds, so a difference below two of them says nothing and is taken for none.
 */
const NOISE_MS = 2_000;

let offsetMs = 0;

/** How far the server's clock is ahead of ours, in ms, by one answer. */
export function offsetBy(dateHeader: string | null, now: number): number | null {
  const told = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (Number.isNaN(told)) return null;
  // On average the header was cut off in the middle of its second.
  const difference = told + 500 - now;
  return Math.abs(difference) < NOISE_MS ? 0 : difference;
}

export function learnServerTime(response: Response): void {
  // An answer out of a cache, or one that a proxy held back, tells of an older time.
  if (response.headers.get('age') !== null) return;
  offsetMs = offsetBy(response.headers.get('date'), Date.now()) ?? offsetMs;
}

/** Milliseconds since 1970 by the server's clock. */
export const serverNow = (): number => Date.now() + offsetMs;
