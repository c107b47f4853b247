/** One question at a time for all who want to know the same. */
import { Refusal } from '@torchbearer/kit';

/** A question that takes longer does not hold up the next: the next may reach another replica. */
const PATIENCE_MS = 250;

/** @param ask sends the question; it runs for one of those who share it */
export type AskTogether<T> = (ask: () => Promise<T>) => Promise<T>;

/**
 * Everyone gets the response to a question that was sent after they came, so nobody sees less than what was
 * acknowledged to them before. One question at a time is on its way, and those who come meanwhile share the next. If it
 * fails, the others ask by themselves, because the reason may be the one for whom it was sent; unless the service is
 * down.
 */
export function createAskTogether<T>(): AskTogether<T> {
  /** The question that is on its way. */
  let running: Promise<unknown> | null = null;
  /** The question for those who came since it was sent. */
  let next: Promise<T> | null = null;

  const askWhenFree = async (ask: () => Promise<T>): Promise<T> => {
    if (running) await settled(running, PATIENCE_MS);
    // Also those whose requests are read in this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    next = null;
    const question = ask();
    running = question;
    try {
      return await question;
    } finally {
      if (running === question) running = null;
    }
  };
  return (ask) => {
    if (next) return next.catch((error: unknown) => (isDown(error) ? Promise.reject(error) : ask()));
    return (next = askWhenFree(ask));
  };
}

const isDown = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.reason === 'UNAVAILABLE';

/** Waits for the end of the work, but not for longer than this. */
async function settled(work: Promise<unknown>, mostMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, mostMs)));
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}
