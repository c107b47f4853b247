/** A wait that can be cut short. */
export interface Signal {
  /** Ends the wait in progress, or else the next one. */
  wake(): void;
  /** Resolves after `ms` milliseconds or at the next `wake`, whichever comes first. */
  wait(ms: number): Promise<void>;
}

export function createSignal(): Signal {
  let isWoken = false;
  let finish: (() => void) | null = null;
  return {
    wake() {
      isWoken = true;
      finish?.();
    },
    async wait(ms) {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          finish = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        finish = null;
      }
      isWoken = false;
    },
  };
}
