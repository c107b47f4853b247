import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { TooManyRequests } from '../errors.js';

/** Counts the calls of a key. */
export interface CallCounter {
  /** @throws TooManyRequests above the limit, or rejects with it */
  count(key: string): void | Promise<void>;
}

/** How long counts are collected before they are sent. */
export const COLLECT_MS = 200;
/** A key that has used this part of its limit since its last report is sent at once. */
const HURRY = 0.1;
/** Keys counted at once; of the one that was used least recently, only what was sent is known. */
const MOST_KEYS = 100_000;

interface Tally {
  /** All replicas' count in this window, when it was last learned. */
  total: number;
  /** Counted here and on the way to the others. */
  sent: number;
  /** Counted here since. */
  unsent: number;
  /** The window's end, by `elapsed`. */
  endsAt: number;
}

/**
 * A limit that all replicas share, without a round trip for a call: each counts by itself, reports what it has counted
 * five times a second, all keys at once, and learns the total in return. Until then it knows nothing of the
 * others' latest calls, so a key may make more calls than its limit: with each further replica, at most those that it
 * made there since the last report (a tenth of the limit, or what a report takes under way).
 */
export function createGroupedCounter(options: {
  /** Where the totals are. With Redis down, its own insurance counts instead. */
  readonly shared: Pick<RateLimiterAbstract, 'penalty'>;
  readonly points: number;
  readonly seconds: number;
  /** A clock that never jumps, in milliseconds. */
  readonly elapsed?: () => number;
}): { count(key: string): void } {
  const { shared, points, seconds, elapsed = () => performance.now() } = options;
  const hurryAt = Math.max(1, Math.ceil(points * HURRY));
  const tallies = new LRUCache<string, Tally>({ max: MOST_KEYS });
  const waiting = new Map<string, Tally>();
  let timer: NodeJS.Timeout | null = null;

  const report = async (key: string, tally: Tally): Promise<void> => {
    const { unsent } = tally;
    tally.unsent = 0;
    tally.sent += unsent;
    try {
      const { consumedPoints, msBeforeNext } = await shared.penalty(key, unsent);
      tally.total = consumedPoints;
      // Negative for a key without an end, which the library never writes.
      if (msBeforeNext > 0) tally.endsAt = elapsed() + msBeforeNext;
    } catch {
      // Neither Redis nor its insurance has it: this replica's own count goes on.
      tally.total += unsent;
    } finally {
      tally.sent -= unsent;
    }
  };
  const reportAll = (): void => {
    timer = null;
    const now = elapsed();
    for (const [key, tally] of waiting) if (tally.unsent > 0 && tally.endsAt > now) void report(key, tally);
    waiting.clear();
  };

  return {
    count: (key) => {
      const now = elapsed();
      let tally = tallies.get(key);
      if (!tally || tally.endsAt <= now) {
        tally = { total: 0, sent: 0, unsent: 0, endsAt: now + seconds * 1_000 };
        tallies.set(key, tally);
      }
      if (tally.total + tally.sent + tally.unsent >= points) throw new TooManyRequests(tally.endsAt - now);
      tally.unsent += 1;
      if (tally.unsent >= hurryAt && tally.sent === 0) {
        waiting.delete(key);
        void report(key, tally);
      } else {
        waiting.set(key, tally);
        timer ??= setTimeout(reportAll, COLLECT_MS).unref();
      }
    },
  };
}
