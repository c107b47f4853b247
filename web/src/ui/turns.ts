/** One after another, each in a task of its own, so that the browser can answer between one and the next. */
export interface Turns {
  /** `start` is called when it is its turn. What is returned ends it, or gives up the place in the line. */
  join(start: () => void): () => void;
}

/** @param later runs something in a task of its own */
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
      // Its own, so that the same function may stand in the line twice.
      const mine = (): void => {
        // Who has left meanwhile is not called.
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
