/**
 * The pause between two batches. A single message is followed by the shortest pause, so that a series of single writes
 * is not delayed. While batches hold more, the pause doubles up to the longest: a batch costs much and a further
 * message in it little.
 */
export interface Pace {
  /** @param size messages in the last batch; returns milliseconds */
  pauseAfter(size: number): number;
}

export function createPace({ shortestMs = 5, longestMs = 50 } = {}): Pace {
  let ms = shortestMs;
  return {
    pauseAfter(size) {
      ms = size > 1 ? Math.min(longestMs, ms * 2) : shortestMs;
      return ms;
    },
  };
}
