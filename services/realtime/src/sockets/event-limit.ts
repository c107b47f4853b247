/** Counts events in windows of `windowMs`; returns false for each event beyond `most` in one window. */
export function createEventLimit(most: number, windowMs: number, clock: () => Date): () => boolean {
  let windowStart = -Infinity;
  let count = 0;
  return () => {
    const now = clock().getTime();
    if (now - windowStart >= windowMs) {
      windowStart = now;
      count = 0;
    }
    count += 1;
    return count <= most;
  };
}
