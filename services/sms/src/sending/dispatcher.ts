import type { Database, Log } from '@torchbearer/kit';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Messenger } from '../twilio/messenger.js';
import { claim, type Claimed } from './claim.js';
import { startLoop, type Loop } from './loop.js';
import { record, release } from './record.js';

export interface DispatcherOptions {
  readonly database: Database;
  readonly messenger: Messenger;
  /** Whether the copies were complete once. */
  readonly areCopiesFilled: () => Promise<boolean>;
  /** The product's clock. */
  readonly clock: () => Date;
  readonly log: Log;
  readonly replica: string;
  readonly perSecond: number;
  readonly pollMs: number;
  readonly timeoutMs: number;
  readonly leaseMs: number;
  readonly graceMs: number;
  readonly retryMs: number;
}

/** Hand-overs of one replica at the same time; the SDK keeps as many connections. */
const MOST_IN_FLIGHT = 20;
const LONGEST_HORIZON_MS = 1_000;

/** Hands over what is in the queue, as fast as allowed, together with the dispatchers of the other replicas. */
export function startDispatcher(options: DispatcherOptions): Loop {
  const { database, clock, log, leaseMs, timeoutMs } = options;
  /** A hand-over that begins later might still be under way when the claim is looked up. */
  const latestStartMs = leaseMs - timeoutMs;
  const horizonMs = Math.min(LONGEST_HORIZON_MS, latestStartMs / 2);
  const inFlight = new Set<Promise<void>>();
  const stopping = new AbortController();
  setMaxListeners(MOST_IN_FLIGHT, stopping.signal);

  const send = async (message: Claimed, claimedAt: number): Promise<void> => {
    const waited = await pause(message.delayMs, true, { signal: stopping.signal }).catch(() => false);
    if (!waited) {
      await database.transaction((tx) => release(tx, message, clock()));
      return;
    }
    // A process that slept, or a machine that stood still, leaves the message to the look-up.
    if (performance.now() - claimedAt >= latestStartMs) return;
    const outcome = await options.messenger.send({ id: message.id, to: message.phone, text: message.text });
    if (outcome.kind !== 'HANDED_OVER') {
      // Not the provider's words: they may name the number.
      const code = outcome.kind === 'UNKNOWN' ? null : outcome.code;
      log.warn({ messageId: message.id, outcome: outcome.kind, code }, 'not handed over');
    }
    await database.transaction((tx) => record(tx, message, outcome, { ...options, now: clock() }));
  };

  const round = async (): Promise<number> => {
    if (!(await options.areCopiesFilled())) return options.pollMs;
    const most = MOST_IN_FLIGHT - inFlight.size;
    if (most <= 0) {
      await Promise.race(inFlight);
      return 0;
    }
    const claimedAt = performance.now();
    const claimedBy = options.replica;
    const { claimed, againMs } = await claim(database, {
      ...options,
      claimedBy,
      most,
      horizonMs,
      now: clock(),
    });
    for (const message of claimed) {
      const sending = send(message, claimedAt)
        // The row stays claimed, and is looked up in time.
        .catch((error: unknown) => log.error({ err: error, messageId: message.id }, 'a hand-over went wrong'))
        .finally(() => inFlight.delete(sending));
      inFlight.add(sending);
    }
    return againMs ?? options.pollMs;
  };

  const loop = startLoop({ pollMs: options.pollMs, log, label: 'handing over messages', round });
  return {
    wake: loop.wake,
    stop: async () => {
      stopping.abort();
      await loop.stop();
      await Promise.all(inFlight);
    },
  };
}
