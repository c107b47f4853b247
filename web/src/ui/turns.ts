/** Runs functions one after another, each in its own task, so that the browser can respond between them. */
export interface Turns {
  /** `start` is called when it is its turn. The returned function ends the turn, or leaves the queue. */
  join(start: () => void): () => void;
}

/** @param later runs a function in its own task */
export function createTurns(later: (run: () => void) => void): Turns {
  let line: readonly (() => void)[] = [];
  let current: (() => void) | null = null;

  const next = (): void => {
    const start = line[0] ?? null;
    line = line.slice(1);
    current = start;
    if (start) later(start);
  };
  return {
    join(start) {
      // A new object, so that the same function can be in the queue twice.
      const mine = (): void => {
        // A function that left the queue is not called.
        if (current === mine) start();
      };
      line = [...line, mine];
      if (current === null) next();
      return () => {
        line = line.filter((one) => one !== mine);
        if (current === mine) next();
      };
    },
  };
}
