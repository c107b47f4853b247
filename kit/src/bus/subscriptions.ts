import type { Backoff } from '../backoff.js';
import type { Host } from '../run-service.js';
import { createSignal } from '../loop.js';
import type { Subscription } from './bus.js';

/** What is open on a bus, until the bus is closed. */
interface Subscriptions {
  /** Stops it when the bus is closed. */
  keep(subscription: Subscription): Subscription;
  /** Repeats the work until it succeeds. @throws Error for one that `passes` does not accept, or once the bus is closed */
  retry<T>(work: () => Promise<T>, backoff: Backoff, passes?: (error: unknown) => boolean): Promise<T>;
  /** @throws Error once the bus is closed */
  assertOpen(): void;
  /** Stops all of them, and runs the rest once. */
  close(rest: () => Promise<unknown>): Promise<void>;
}

export function createSubscriptions(): Subscriptions {
  const all = new Set<Subscription>();
  const closing = createSignal();
  let isClosed = false;
  const assertOpen = (): void => {
    if (isClosed) throw new Error('the bus is closed');
  };
  return {
    assertOpen,
    keep(subscription) {
      const listed: Subscription = {
        stop: async () => {
          all.delete(listed);
          await subscription.stop();
        },
      };
      all.add(listed);
      return listed;
    },
    async retry(work, backoff, passes = () => true) {
      for (;;) {
        assertOpen();
        try {
          const result = await work();
          backoff.succeeded();
          return result;
        } catch (error) {
          if (!passes(error)) throw error;
          await closing.wait(backoff.failed(error));
        }
      }
    },
    async close(rest) {
      if (isClosed) return;
      isClosed = true;
      closing.wake();
      await Promise.all([...all].map((one) => one.stop()));
      await rest();
    },
  };
}

/**
 * Subscribes without blocking the start: while the bus is down, calls are still served, and missed events arrive when
 * it is back. The subscription ends with the lifecycle. @param subscribe ensures the topics and subscribes; pending
 * while the engine is down @returns resolves once subscribed; never rejects: a permanent error is a crash
 */
export async function subscribeWhenAvailable(
  host: Pick<Host, 'lifecycle' | 'crash'>,
  label: string,
  subscribe: () => Promise<Subscription>,
): Promise<void> {
  let subscription: Subscription | null = null;
  // If the bus was never available there is nothing to stop, and closing the bus ends the wait.
  host.lifecycle.onStop(label, () => subscription?.stop());
  try {
    subscription = await subscribe();
    // The subscription came too late for its regular stop, and would hold its partitions forever.
    if (host.lifecycle.isStopping) await subscription.stop();
  } catch (error) {
    if (!host.lifecycle.isStopping) host.crash(error);
  }
}
