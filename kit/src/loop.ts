import type { Log } from './log.js';
import { createSignal } from './signal.js';

/** Background work that is repeated. */
export interface Loop {
  /** Starts the next round at once. */
  wake(): void;
  /** Waits for the round in progress and starts no other. */
  stop(): Promise<void>;
}

/**
 * Repeats `round`, never concurrently, until it is stopped. A round that fails is logged and retried after `pollMs`.
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
