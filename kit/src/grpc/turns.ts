import { Refusal } from '../errors.js';

/** Lets a few calls of each caller run at a time; the others queue in memory before they take a connection. */
export interface Turns {
  /**
   * Resolves when it is this call's turn, to a function that ends it. @throws Refusal TOO_MANY_REQUESTS if too many
   * are queued
   */
  take(caller: string): Promise<() => void>;
}

export function createTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Turns {
  const lines = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  const end = (caller: string): void => {
    const line = lines.get(caller);
    if (!line) return;
    const next = line.waiting.shift();
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(caller);
  };
  return {
    async take(caller) {
      let line = lines.get(caller);
      if (!line) lines.set(caller, (line = { running: 0, waiting: [] }));
      const { waiting } = line;
      if (line.running < atOnce) line.running += 1;
      else if (waiting.length >= mostWaiting) throw new Refusal('TOO_MANY_REQUESTS');
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return () => end(caller);
    },
  };
}
