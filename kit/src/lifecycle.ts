import type { Log } from './log.js';
import { withTimeout } from './timeout.js';

/** What a process has started, to be stopped in reverse order. */
export interface Lifecycle {
  /** True from the first moment of a stop. */
  readonly isStopping: boolean;
  /** Registers how to stop a part; the last registered is stopped first. */
  onStop(label: string, stop: () => Promise<void> | void): void;
  /** Registers a check for /readyz; it throws or rejects while not ready. */
  whenReady(label: string, check: () => Promise<unknown>): void;
  /**
   * Registers a check for /readyz that only has to pass once, for something that the process needs to start but can
   * go on without. All replicas depend on it, so its outage would otherwise make all of them unready.
   */
  whenBegun(label: string, check: () => Promise<unknown>): void;
  /** The errors of the failing checks, by label; `{}` when ready. */
  readiness(): Promise<Record<string, string>>;
  /** Stops every part once, whatever fails. */
  stop(): Promise<void>;
}

const CHECK_TIMEOUT_MS = 2_000;

export function createLifecycle(log: Log, drainMs = 0): Lifecycle {
  const stops: { label: string; stop: () => Promise<void> | void }[] = [];
  const checks = new Map<string, () => Promise<unknown>>();
  /** Checks that need to pass only once. */
  const once = new Set<string>();
  let stopping: Promise<void> | null = null;

  const stopAll = async (): Promise<void> => {
    // Callers that watch readiness get time to notice before the first call is refused.
    if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
    // Taken one by one, so that parts registered meanwhile by a start in progress are stopped too.
    for (let part = stops.pop(); part; part = stops.pop()) {
      try {
        await part.stop();
      } catch (error) {
        log.error({ err: error, part: part.label }, 'a part did not stop cleanly');
      }
    }
  };

  return {
    get isStopping() {
      return stopping !== null;
    },
    onStop: (label, stop) => void stops.push({ label, stop }),
    whenReady: (label, check) => void checks.set(label, check),
    whenBegun: (label, check) => {
      once.add(label);
      checks.set(label, check);
    },
    async readiness() {
      if (stopping) return { process: 'stopping' };
      const failures: Record<string, string> = {};
      await Promise.all(
        [...checks].map(async ([label, check]) => {
          try {
            await withTimeout(check(), CHECK_TIMEOUT_MS);
            if (once.has(label)) checks.delete(label);
          } catch (error) {
            failures[label] = error instanceof Error ? error.message : String(error);
          }
        }),
      );
      return failures;
    },
    stop: () => (stopping ??= stopAll()),
  };
}
