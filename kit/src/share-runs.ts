/**
 * Concurrent callers share one run, and there is one at a time. A caller never gets the result of a run that started
 * before its own call; it waits for the next one, which all such callers share. A run that fails rejects for those who
 * shared it, and no one else.
 */
export function shared<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const begin = (): Promise<T> => {
    running = run().finally(() => {
      running = null;
    });
    return running;
  };
  const beginNext = (): Promise<T> => {
    next = null;
    return begin();
  };
  return () => {
    if (next !== null) return next;
    if (running === null) return begin();
    return (next = running.then(beginNext, beginNext));
  };
}
