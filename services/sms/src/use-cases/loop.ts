import type { Log } from '@torchbearer/kit';

export interface Loop {
  /** Starts the next round now. */
  readonly wake: () => void;
  /** Waits for the round in progress and starts no other. */
  readonly stop: () => Promise<void>;
}

/**
 * Repeats `round`: after as many milliseconds as it returns (at most `pollMs`), or when woken. A round that fails is
 * logged and retried after `pollMs`.
 */
export function startLoop(options: {
  readonly pollMs: number;
  readonly log: Log;
  /** What the loop does, for the log. */
  readonly label: string;
  /** @returns the pause before the next round, in milliseconds */
  readonly round: () => Promise<number>;
}): Loop {
  const { pollMs, log, label, round } = options;
  let isStopping = false;
  let isWoken = false;
  let cutShort = (): void => undefined;

  const pause = async (ms: number): Promise<void> => {
    if (isWoken || isStopping || ms <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(ms, pollMs));
      cutShort = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const run = async (): Promise<void> => {
    while (!isStopping) {
      isWoken = false;
      const ms = await round().catch((error: unknown) => {
        log.error({ err: error }, `${label} failed; trying again`);
        return pollMs;
      });
      await pause(ms);
    }
  };
  const running = run();
  return {
    wake: () => {
      isWoken = true;
      cutShort();
    },
    stop: async () => {
      isStopping = true;
      cutShort();
      await running;
    },
  };
}
