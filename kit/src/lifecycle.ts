import type { Log } from './log.js';
import { within } from './within.js';

/** What a process has started, and in which order it is to be ended. */
export interface Lifecycle {
  /** Whether the process takes work: off from the first moment of a stop. */
  readonly isStopping: boolean;
  /** Registers how to end something; the last registered is ended first. */
  onStop(label: string, stop: () => Promise<void> | void): void;
  /** Registers a check for /readyz; it throws or rejects while not ready. */
  whenReady(label: string, check: () => Promise<unknown>): void;
  /**
   * Registers a check for /readyz that only has to pass once: of something that the process cannot begin without and can
   * go on without for a while. All replicas ask the same thing, so that its absence would take every one of them away.
   */
  whenBegun(label: string, check: () => Promise<unknown>): void;
  /** The faults of the checks, by label; `{}` when ready. */
  readiness(): Promise<Record<string, string>>;
  /** Ends everything, each part once, whatever fails. */
  stop(): Promise<void>;
}

const CHECK_TIMEOUT_MS = 2_000;

export function createLifecycle(log: Log, drainMs = 0): Lifecycle {
  const stops: { label: string; stop: () => Promise<void> | void }[] = [];
  const checks = new Map<string, () => Promise<unknown>>();
  /** Checks that are done with when they have passed. */
  const once = new Set<string>();
  let stopping: Promise<void> | null = null;

  const stopAll = async (): Promise<void> => {
    // Callers that watch readiness get the time to notice before the first call is refused.
    if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
    // Taken one by one: what a start in progress registers meanwhile is ended too.
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
      const faults: Record<string, string> = {};
      await Promise.all(
        [...checks].map(async ([label, check]) => {
          try {
            await within(check(), CHECK_TIMEOUT_MS);
            if (once.has(label)) checks.delete(label);
          } catch (error) {
            faults[label] = error instanceof Error ? error.message : String(error);
          }
        }),
      );
      return faults;
    },
    stop: () => (stopping ??= stopAll()),
  };
}
