import { TooManyRequests } from '../errors.js';

export interface Turns {
  /**
   * Resolves when it is the request's turn, with the function that ends the turn.
   * @throws TooManyRequests when too many wait: to the one that has waited longest
   */
  take(key: string): Promise<() => void>;
}

interface Waiting {
  readonly begin: () => void;
  readonly giveUp: () => void;
}

interface Lane {
  running: number;
  readonly waiting: Waiting[];
}

const RETRY_AFTER_MS = 1_000;

/**
 * Runs few requests of a key at once. The newest is next: a flooding client then waits behind its own requests, and
 * any other client is served at once or refused, before it times out.
 */
export function createTurns(mostAtOnce: number, mostWaiting: number): Turns {
  const lanes = new Map<string, Lane>();
  const end = (key: string, lane: Lane): void => {
    lane.running -= 1;
    lane.waiting.pop()?.begin();
    if (lane.running === 0) lanes.delete(key);
  };
  return {
    take: (key) => {
      const lane = lanes.get(key) ?? { running: 0, waiting: [] };
      lanes.set(key, lane);
      return new Promise((resolve, reject) => {
        const begin = (): void => {
          lane.running += 1;
          resolve(() => end(key, lane));
        };
        if (lane.running < mostAtOnce) return begin();
        lane.waiting.push({ begin, giveUp: () => reject(new TooManyRequests(RETRY_AFTER_MS)) });
        if (lane.waiting.length > mostWaiting) lane.waiting.shift()?.giveUp();
      });
    },
  };
}
