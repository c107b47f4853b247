import { Refusal } from '@torchbearer/kit';

/**
 * Runs work so that at most `atOnce` pieces are under way; up to `mostWaiting` more wait their turn, first come,
 * first served.
 * @throws Refusal UNAVAILABLE for a piece that comes when so many wait already
 */
export function createQueue(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) throw new Refusal('UNAVAILABLE');
    // Whoever ends hands the place over, so `running` stays.
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
