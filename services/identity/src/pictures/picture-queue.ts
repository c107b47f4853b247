import { Refusal } from '@torchbearer/kit';

/**
 * Runs at most `atOnce` tasks at a time and queues up to `maxWaiting` more in order. @throws Refusal UNAVAILABLE if
 * the queue is full
 */
export function createQueue(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= maxWaiting) throw new Refusal('UNAVAILABLE');
    // A finished task hands its slot over, so `running` stays.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
