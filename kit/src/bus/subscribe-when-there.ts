import type { Host } from '../run-service.js';
import type { Subscription } from './bus.js';

/**
 * Subscribes without making the start wait for the bus: with the engine away calls are still taken and answered,
 * and what was missed comes when it is back. The subscription ends with the lifecycle.
 * @param subscribe makes sure of the topics and subscribes; for as long as the engine is away it does not settle
 * @returns resolves once subscribed; never rejects: a lasting fault is a crash
 */
export async function subscribeWhenThere(
  host: Pick<Host, 'lifecycle' | 'crash'>,
  label: string,
  subscribe: () => Promise<Subscription>,
): Promise<void> {
  let subscription: Subscription | null = null;
  // Where the bus never came there is nothing to leave, and closing the bus ends the waiting.
  host.lifecycle.onStop(label, () => subscription?.stop());
  try {
    subscription = await subscribe();
    // Come too late to be ended in its turn: left alone it would hold its partitions for ever.
    if (host.lifecycle.isStopping) await subscription.stop();
  } catch (error) {
    if (!host.lifecycle.isStopping) host.crash(error);
  }
}
