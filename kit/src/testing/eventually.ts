/** Repeats `check` until it stops throwing; fails with its last error after `timeoutMs`. */
export async function eventually<T>(check: () => Promise<T> | T, timeoutMs = 60_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  // Often at first, because most conditions hold after a moment.
  for (let pauseMs = 5; ; pauseMs = Math.min(2 * pauseMs, 100)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() >= deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
