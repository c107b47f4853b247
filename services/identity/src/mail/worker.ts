export interface Worker {
  /** There is something to do: look now. */
  wake(): void;
  /** Waits for the round in hand. */
  stop(): Promise<void>;
}

/**
 * Runs `round` now, whenever woken, and every `pollMs` milliseconds, never twice at once. A round that throws is
 * told to `onError` and followed by the next.
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
      // Woken during the round: what there is to do may have come after the round looked.
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
