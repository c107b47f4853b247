export interface Worker {
  /** Starts a round now: there is work. */
  wake(): void;
  /** Waits for the round in progress. */
  stop(): Promise<void>;
}

/**
 * Runs `round` now, when woken, and every `pollMs` milliseconds, never concurrently. An error goes to `onError`, and
 * the rounds continue.
 */
export function startWorker(
  round: () => Promise<void>,
  { pollMs, onError }: { readonly pollMs: number; readonly onError: (error: unknown) => void },
): Worker {
  let isStopping = false;
  let isWoken = false;
  let cutShort = (): void => undefined;

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      cutShort = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const running = (async () => {
    while (!isStopping) {
      isWoken = false;
      await round().catch(onError);
      // If woken during the round, its work may have arrived after the round checked.
      if (!isWoken && !isStopping) await rest();
    }
  })();

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
