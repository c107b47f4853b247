export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats `check` until it stops throwing; fails with its last error after `timeoutMs`. */
export async function eventually<T>(check: () => Promise<T> | T, timeoutMs = 30_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  // Checks often at first, because most conditions are met after a moment.
  for (let pauseMs = 5; ; pauseMs = Math.min(2 * pauseMs, 100)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() >= deadline) throw error;
      await pause(pauseMs);
    }
  }
}
