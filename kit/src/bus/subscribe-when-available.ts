import type { Host } from '../run-service.js';
import type { Subscription } from './bus.js';

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
