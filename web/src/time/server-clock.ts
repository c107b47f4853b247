/**
 * The server's time, by the Date header of its responses: the server decides deadlines, whatever the clock
 * here shows. The header counts whole seconds, so a difference below two seconds is treated as none.
 */
const NOISE_MS = 2_000;

let offsetMs = 0;

/** How far the server's clock is ahead of ours, in ms, by one response. */
export function offsetBy(dateHeader: string | null, now: number): number | null {
  const serverTime = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (Number.isNaN(serverTime)) return null;
  // The header drops the fraction of a second: half a second on average.
  const difference = serverTime + 500 - now;
  return Math.abs(difference) < NOISE_MS ? 0 : difference;
}

export function learnServerTime(response: Response): void {
  // A response from a cache, or one that a proxy delayed, carries an older time.
  if (response.headers.get('age') !== null) return;
  offsetMs = offsetBy(response.headers.get('date'), Date.now()) ?? offsetMs;
}

/** Milliseconds since 1970 by the server's clock. */
export const serverNow = (): number => Date.now() + offsetMs;
