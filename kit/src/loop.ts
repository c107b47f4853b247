import type { Log } from './log.js';

/** How soon to try again what failed, or what has to wait for something that nothing announces. */
export const RETRY_MS = 1_000;

/**
 * How often background work looks for what nothing announced, in milliseconds: work of a replica that ended, or a clock
 * that was set. Rare, since each look costs a query.
 */
export const POLL_MS = 10_000;

/** Background work that is repeated. */
export interface Loop {
  /** Starts the next round at once. */
  wake(): void;
  /** Waits for the round in progress and starts no other. */
  stop(): Promise<void>;
}

/**
 * Repeats `round`, never concurrently, until it is stopped: when it is woken, when the round before said so, and after
 * `pollMs` at the latest, in case a wake-up was lost with another process or the clock was set. A round that fails is
 * logged and repeated after `RETRY_MS`, or `pollMs` if that is less.
 * @param options `label` says in the log what the rounds do
 */
export function startLoop(options: {
  readonly pollMs: number;
  readonly log: Log;
  readonly label: string;
  /** @returns the pause before the next round in milliseconds, at most `pollMs`, which is the default; null ends the loop */
  readonly round: () => Promise<number | null | void>;
}): Loop {
  const { pollMs, log, label, round } = options;
  const signal = createSignal();
  let isStopping = false;
  const run = async (): Promise<void> => {
    while (!isStopping) {
      const pauseMs = await round().catch((error: unknown) => {
        log.error({ err: error }, `${label} failed; trying again`);
        return RETRY_MS;
      });
      if (pauseMs === null) return;
      if (!isStopping) await signal.wait(Math.min(pauseMs ?? pollMs, pollMs));
    }
  };
  const running = run();
  return {
    wake: () => signal.wake(),
    async stop() {
      isStopping = true;
      signal.wake();
      await running;
    },
  };
}

/** Waits that can be cut short. */
export interface Signal {
  /** Ends the waits in progress, or else the next one. */
  wake(): void;
  /** Resolves after `ms` milliseconds or at the next `wake`, whichever comes first. */
  wait(ms: number): Promise<void>;
}

export function createSignal(): Signal {
  let isWoken = false;
  const waits = new Set<() => void>();
  return {
    wake() {
      isWoken = waits.size === 0;
      for (const end of waits) end();
    },
    async wait(ms) {
      if (!isWoken) {
        const { promise, resolve } = Promise.withResolvers<void>();
        waits.add(resolve);
        const timer = setTimeout(resolve, ms);
        await promise;
        clearTimeout(timer);
        waits.delete(resolve);
      }
      isWoken = false;
    },
  };
}
