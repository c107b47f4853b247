import type { Target } from './target.js';

export interface Attack {
  /** What the attacker tries, in a few words. */
  readonly name: string;
  /** Its time limit, if longer than usual. */
  readonly limitMs?: number;
  /**
   * Ends what keeps the process running, such as a browser, when `isOver` aborts: its time is over.
   * @throws Error if the attack succeeded
   */
  readonly run: (target: Target, isOver: AbortSignal) => Promise<void>;
}

/** An attack for each entry of a table. */
export const forEach = <T>(
  table: Readonly<Record<string, T>>,
  nameOf: (key: string) => string,
  run: (target: Target, value: T, name: string) => Promise<void>,
): Attack[] =>
  Object.entries(table).map(([key, value]) => ({
    name: nameOf(key),
    run: (target) => run(target, value, key),
  }));
