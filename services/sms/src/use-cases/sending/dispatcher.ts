import { RETRY_MS, startLoop, type Log, type Loop } from '@torchbearer/kit';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Messenger } from '../../twilio/messenger.js';
import { claim, type Claimed } from '../../db/claim-messages.js';
import { recordFailure, release } from '../../db/record-outcome.js';
import type { Context } from '../../context.js';

/** What the work beside the calls needs. */
export interface Machinery extends Pick<
  Context,
  'config' | 'database' | 'saveStatus' | 'areFilled' | 'areCaughtUp'
> {
  readonly messenger: Messenger;
  /** The product's clock. */
  readonly clock: () => Date;
  readonly log: Log;
  readonly replica: string;
  readonly pollMs: number;
  readonly retryMs: number;
}

/** Concurrent sends of one replica. */
export const MAX_IN_FLIGHT = 20;
/** A claim costs about the same for one message as for many, so it waits a moment for so many free sends. */
const ENOUGH_FREE = MAX_IN_FLIGHT / 2;
const GATHER_MS = 20;
const MAX_HORIZON_MS = 1_000;

/**
 * Sends the queued messages as fast as the rate limit allows, together with the dispatchers of the other replicas.
 * @param onUnconfirmed called when a message has an unknown outcome
 */
export function startDispatcher(options: Machinery, onUnconfirmed: () => void): Loop {
  const { config, database, clock, log } = options;
  /** A send that starts later might still be in progress when the claim is looked up. */
  const latestStartMs = config.SMS_LEASE_MS - config.SMS_TIMEOUT_MS;
  const horizonMs = Math.min(MAX_HORIZON_MS, latestStartMs / 2);
  const inFlight = new Set<Promise<void>>();
  const stopping = new AbortController();
  let hasGathered = false;
  setMaxListeners(MAX_IN_FLIGHT, stopping.signal);

  const send = async (message: Claimed, claimedAt: number): Promise<void> => {
    const waited = await pause(message.delayMs, true, { signal: stopping.signal }).catch(() => false);
    if (!waited) {
      await database.transaction((tx) => release(tx, message, clock()));
      return;
    }
    // If the process or the machine was suspended, the lookup decides about the message.
    if (performance.now() - claimedAt >= latestStartMs) return;
    const outcome = await options.messenger.send({ id: message.id, to: message.phone, text: message.text });
    if (outcome.kind === 'HANDED_OVER') {
      const { sid, status } = outcome;
      await options.saveStatus({ messageId: message.id, sid, status, errorCode: null, now: clock() });
      return;
    }
    // The provider's message may contain the number, so it is not logged.
    const code = outcome.kind === 'UNKNOWN' ? null : outcome.code;
    log.warn({ messageId: message.id, outcome: outcome.kind, code }, 'not sent');
    await database.transaction((tx) => recordFailure(tx, message, outcome, { ...options, now: clock() }));
    if (outcome.kind === 'UNKNOWN') onUnconfirmed();
    // It has another attempt, earlier perhaps than what the loop waits for.
    if (outcome.kind === 'NOT_NOW') loop.wake();
  };

  const round = async (): Promise<number> => {
    if (!(await options.areFilled())) return RETRY_MS;
    const free = MAX_IN_FLIGHT - inFlight.size;
    if (free === 0 || (free < ENOUGH_FREE && !hasGathered)) {
      hasGathered = free > 0;
      return GATHER_MS;
    }
    hasGathered = false;
    const claimedAt = performance.now();
    const claimedBy = options.replica;
    const claimOptions = { config, claimedBy, most: free, horizonMs, now: clock() };
    const { claimed, nextPollMs } = await claim(database, claimOptions);
    for (const message of claimed) {
      const sending = send(message, claimedAt)
        // The row stays claimed, and is looked up when its lease ends.
        .catch((error: unknown) => log.error({ err: error, messageId: message.id }, 'sending failed'))
        .finally(() => {
          inFlight.delete(sending);
          if (MAX_IN_FLIGHT - inFlight.size === ENOUGH_FREE) loop.wake();
        });
      inFlight.add(sending);
    }
    return nextPollMs ?? options.pollMs;
  };

  const loop = startLoop({ pollMs: options.pollMs, log, label: 'sending messages', round });
  return {
    wake: () => loop.wake(),
    stop: async () => {
      stopping.abort();
      await loop.stop();
      await Promise.all(inFlight);
    },
  };
}
