/** One question at a time for all who want to know the same. */
import { Refusal } from '@torchbearer/kit';
import { setTimeout as pause } from 'node:timers/promises';

/** A question that takes longer does not hold up the next: the next may reach another replica. */
const PATIENCE_MS = 250;

/** If so many shared a question, the next one is sent no sooner than this after it: a question costs as much as they. */
const CROWD = 8;
const APART_MS = 3;

/** @param ask sends the question; it runs for one of those who share it */
export type AskTogether<T> = (ask: () => Promise<T>) => Promise<T>;

/**
 * Everyone gets the response to a question that was sent after they came, so nobody sees less than what was
 * acknowledged to them before. One question at a time is on its way, and those who come meanwhile share the next. If it
 * fails, the others ask by themselves, because the reason may be the one for whom it was sent; unless the service is
 * down.
 *
 * @param elapsed a clock that never jumps, in milliseconds
 */
export function createAskTogether<T>(elapsed = () => performance.now()): AskTogether<T> {
  /** The question that is on its way. */
  let running: Promise<unknown> | null = null;
  /** The question for those who came since it was sent. */
  let next: Promise<T> | null = null;
  /** How many share it. */
  let sharing = 0;
  /** When the next question may be sent. */
  let freeAt = 0;

  const askWhenFree = async (ask: () => Promise<T>): Promise<T> => {
    if (running) await settled(running, PATIENCE_MS);
    const waitMs = freeAt - elapsed();
    if (waitMs > 0) await pause(waitMs);
    // Also those whose requests are read in this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    next = null;
    freeAt = sharing < CROWD ? 0 : elapsed() + APART_MS;
    const question = ask();
    running = question;
    try {
      return await question;
    } finally {
      if (running === question) running = null;
    }
  };
  return (ask) => {
    sharing = next ? sharing + 1 : 1;
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
