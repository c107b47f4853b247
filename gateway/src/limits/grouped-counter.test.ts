import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooManyRequests } from '../errors.js';
import { COLLECT_MS, createGroupedCounter } from './grouped-counter.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Replicas that share a limit of 20 a minute, and every report that they send. */
function replicas(count: number, points = 20) {
  const store = new RateLimiterMemory({ points, duration: 60 });
  const reports: [key: string, counted: number][] = [];
  const shared = {
    penalty: async (key: string | number, counted?: number) => {
      reports.push([String(key), counted ?? 1]);
      return await store.penalty(key, counted);
    },
  };
  const counters = Array.from({ length: count }, () =>
    createGroupedCounter({ shared, points, seconds: 60, elapsed: () => Date.now() }),
  );
  return { counters, reports };
}

/** How many of these calls are accepted. */
function accepted(counter: { count(key: string): unknown } | undefined, key: string, calls: number): number {
  for (let made = 0; made < calls; made++) {
    try {
      counter?.count(key);
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyRequests);
      return made;
    }
  }
  return calls;
}

describe('a limit counted in groups', () => {
  it('is exact in one replica, without any report', () => {
    const { counters } = replicas(1);
    expect(accepted(counters[0], 'robin', 30)).toBe(20);
    expect(accepted(counters[0], 'wren', 5)).toBe(5);
  });

  it('collects the calls of all keys into one report each', async () => {
    const { counters, reports } = replicas(1, 1_000);
    accepted(counters[0], 'robin', 7);
    accepted(counters[0], 'wren', 3);
    expect(reports).toEqual([]);
    await vi.advanceTimersByTimeAsync(COLLECT_MS);
    expect(reports).toEqual([
      ['robin', 7],
      ['wren', 3],
    ]);
    await vi.advanceTimersByTimeAsync(10 * COLLECT_MS);
    expect(reports).toHaveLength(2);
  });

  it('reports a key at once when it has used a tenth of its limit', () => {
    const { counters, reports } = replicas(1, 100);
    accepted(counters[0], 'robin', 9);
    expect(reports).toEqual([]);
    accepted(counters[0], 'robin', 1);
    expect(reports).toEqual([['robin', 10]]);
  });

  it('holds for all replicas together once they have reported', async () => {
    const { counters } = replicas(3);
    expect(counters.map((counter) => accepted(counter, 'robin', 6))).toEqual([6, 6, 6]);
    await vi.advanceTimersByTimeAsync(COLLECT_MS);
    // Their totals are those of their own report; the next call brings the newest.
    for (const counter of counters) accepted(counter, 'robin', 1);
    await vi.advanceTimersByTimeAsync(COLLECT_MS);
    for (const counter of counters) accepted(counter, 'robin', 1);
    await vi.advanceTimersByTimeAsync(COLLECT_MS);
    expect(counters.map((counter) => accepted(counter, 'robin', 1))).toEqual([0, 0, 0]);
  });

  it('begins again when the window of the first call ends', async () => {
    const { counters } = replicas(2);
    expect(accepted(counters[0], 'robin', 30)).toBe(20);
    await vi.advanceTimersByTimeAsync(30_000);
    try {
      counters[0]?.count('robin');
      expect.fail('not refused');
    } catch (error) {
      expect((error as TooManyRequests).retryAfterMs).toBeLessThanOrEqual(30_000);
    }
    await vi.advanceTimersByTimeAsync(31_000);
    expect(accepted(counters[0], 'robin', 30)).toBe(20);
  });

  it('goes on with its own count if the totals can’t be reached', async () => {
    const shared = { penalty: () => Promise.reject(new Error('away')) };
    const counter = createGroupedCounter({ shared, points: 20, seconds: 60, elapsed: () => Date.now() });
    expect(accepted(counter, 'robin', 12)).toBe(12);
    await vi.advanceTimersByTimeAsync(COLLECT_MS);
    expect(accepted(counter, 'robin', 30)).toBe(8);
  });

  it('counts calls that are made while a report is on its way', async () => {
    let arrive: (total: { consumedPoints: number; msBeforeNext: number }) => void = () => undefined;
    const shared = {
      penalty: () => new Promise<never>((resolve) => (arrive = resolve as unknown as typeof arrive)),
    };
    const counter = createGroupedCounter({ shared, points: 20, seconds: 60, elapsed: () => Date.now() });
    expect(accepted(counter, 'robin', 10)).toBe(10);
    expect(accepted(counter, 'robin', 30)).toBe(10);
    arrive({ consumedPoints: 2, msBeforeNext: 60_000 });
    await vi.advanceTimersByTimeAsync(0);
    expect(accepted(counter, 'robin', 30)).toBe(0);
  });
});
