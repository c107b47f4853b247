/** Counts what happens in windows of `windowMs`; the answer is false for everything beyond `most` in one. */
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
