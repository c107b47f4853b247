/** What the engines do alike for subscribers that get every message. */
import type { Log } from '../log.js';
import type { BroadcastOptions, ReceivedMessage } from './bus.js';
import { handleInTrace } from './delivery.js';

/** Handles one message; an error of the subscriber is logged. */
export async function handleBroadcast(
  message: ReceivedMessage,
  { handle }: Pick<BroadcastOptions, 'handle'>,
  log: Log,
): Promise<void> {
  try {
    await handleInTrace([message], undefined, () => handle(message));
  } catch (error) {
    const { topic, offset } = message;
    log.error({ err: error, topic, offset }, 'a broadcast was not handled');
  }
}

export interface Liveness {
  /** The engine has just responded. */
  readonly heard: () => void;
  /** The connection broke. Until the engine responds again, nothing is known to arrive. */
  readonly lost: () => void;
  /** Reports nothing from now on. */
  readonly stop: () => void;
}

/** Longer than any pause between two signs of life, and short enough that callers notice within seconds. */
const SILENCE_MS = 5_000;

/**
 * Tells a subscriber whether messages are known to arrive: from the first response of the engine until the connection
 * breaks or stays silent. A silent connection counts as lost, because a peer that vanished breaks nothing.
 */
export function createLiveness({
  onConnected,
  onLost,
}: Pick<BroadcastOptions, 'onConnected' | 'onLost'>): Liveness {
  let watch: NodeJS.Timeout | null = null;
  let isStopped = false;
  const lost = (): void => {
    if (watch === null) return;
    clearTimeout(watch);
    watch = null;
    onLost?.();
  };
  return {
    heard: () => {
      if (isStopped) return;
      if (watch !== null) return void watch.refresh();
      watch = setTimeout(lost, SILENCE_MS).unref();
      onConnected?.();
    },
    lost,
    stop: () => {
      isStopped = true;
      if (watch !== null) clearTimeout(watch);
      watch = null;
    },
  };
}
