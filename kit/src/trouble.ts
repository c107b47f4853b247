import type { Log } from './log.js';

/** Says once that something is wrong and once that it is well again, however often it is tried in between. */
export interface Trouble {
  /** A failed try; returns the milliseconds to wait before the next: doubling, from `firstMs` to `longestMs`. */
  again(error: unknown): number;
  /** A try that succeeded. */
  over(): void;
}

export function createTrouble(
  log: Log,
  words: { readonly starts: string; readonly ends: string },
  { firstMs, longestMs }: { readonly firstMs: number; readonly longestMs: number } = {
    firstMs: 100,
    longestMs: 2_000,
  },
): Trouble {
  let failures = 0;
  return {
    again(error) {
      if (failures === 0) log.warn({ err: error }, words.starts);
      failures += 1;
      return backoffMs(failures, firstMs, longestMs);
    },
    over() {
      if (failures > 0) log.info({ failures }, words.ends);
      failures = 0;
    },
  };
}

/** The wait after the n-th failure in a row, n from 1. */
export const backoffMs = (failures: number, firstMs: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 20));
