/** A queue for each key: few run at once, few wait, and the others are refused. */
import { Refusal } from './errors.js';

export interface Queue {
  /**
   * Resolves when it is the caller's turn, to a function that ends the turn. @throws Refusal TOO_MANY_REQUESTS if too
   * many wait
   */
  take(key: string): Promise<() => void>;
}

export interface QueueOptions {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /**
   * Who is next. The one at the other end is refused when too many wait: with 'oldest' the one that comes, with 'newest'
   * the one that has waited longest.
   */
  readonly next: 'oldest' | 'newest';
  /** What a refusal says about when to come again, in milliseconds. */
  readonly retryAfterMs?: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

export function createQueue({ atOnce, mostWaiting, next, retryAfterMs }: QueueOptions): Queue {
  const lines = new Map<string, { running: number; readonly waiting: Waiting[] }>();
  return {
    take: (key) =>
      new Promise((resolve, reject) => {
        const line = lines.get(key) ?? { running: 0, waiting: [] };
        lines.set(key, line);
        const { waiting } = line;
        const end = (): void => {
          line.running -= 1;
          (next === 'oldest' ? waiting.shift() : waiting.pop())?.begin();
          if (line.running === 0) lines.delete(key);
        };
        const begin = (): void => {
          line.running += 1;
          resolve(end);
        };
        if (line.running < atOnce) return begin();
        const refuse = () => reject(new Refusal('TOO_MANY_REQUESTS', undefined, undefined, retryAfterMs));
        waiting.push({ begin, refuse });
        if (waiting.length > mostWaiting) (next === 'oldest' ? waiting.pop() : waiting.shift())?.refuse();
      }),
  };
}
