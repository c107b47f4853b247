/** How long to wait after a failure, and between two batches. */
import type { Log } from './log.js';

/** Logs the start and the end of a failure once each, however often it is retried in between. */
export interface Backoff {
  /** Records a failed attempt; returns the milliseconds to wait: doubling, up to some seconds. */
  failed(error: unknown): number;
  /** Records a successful attempt. */
  succeeded(): void;
}

export function createBackoff(log: Log, words: { readonly starts: string; readonly ends: string }): Backoff {
  let failures = 0;
  return {
    failed(error) {
      if (failures === 0) log.warn({ err: error }, words.starts);
      failures += 1;
      return backoffMs(failures, 100, 2_000);
    },
    succeeded() {
      if (failures > 0) log.info({ failures }, words.ends);
      failures = 0;
    },
  };
}

/** The wait after the n-th failure in a row, n from 1. */
export const backoffMs = (failures: number, firstMs: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 20));

/**
 * The pause between two batches. A single message is followed by the shortest pause, so that a series of single writes
 * is not delayed. While batches hold more, the pause doubles up to the longest: a batch costs much and a further
 * message in it little.
 */
interface Pace {
  /** @param size messages in the last batch; returns milliseconds */
  pauseAfter(size: number): number;
}

const SHORTEST_MS = 5;
const LONGEST_MS = 50;

export function createPace(): Pace {
  let ms = SHORTEST_MS;
  return {
    pauseAfter(size) {
      ms = size > 1 ? Math.min(LONGEST_MS, ms * 2) : SHORTEST_MS;
      return ms;
    },
  };
}
