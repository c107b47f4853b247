import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.js';
import type { Bus } from './bus.js';

const RESPONSE_TIMEOUT_MS = 2_000;

/** Whether the group's consumer lag is zero; no response in time counts as no. */
export async function isCaughtUp(
  bus: Pick<Bus, 'lag'>,
  group: string,
  topics: readonly string[],
  log: Log,
): Promise<boolean> {
  const given = new AbortController();
  const lag = bus.lag(group, topics).then(
    (entries) => entries.every((entry) => entry.lag === 0),
    (error: unknown) => {
      log.warn({ err: error }, 'the consumer lag of the copies is unknown');
      return false;
    },
  );
  const late = pause(RESPONSE_TIMEOUT_MS, false, { signal: given.signal }).catch(() => false);
  return await Promise.race([lag, late]).finally(() => given.abort());
}

/** While the bus is down, the lag is unknown; after so many deferred polls work goes on without it. */
const MAX_DEFERRED_POLLS = 30;

/** A check for polled work that needs up-to-date copies: whether to proceed now, or to defer it to the next poll. */
export function createCatchUpGate(isCaughtUp: () => Promise<boolean>): () => Promise<boolean> {
  let deferred = 0;
  return async () => {
    if (deferred < MAX_DEFERRED_POLLS && !(await isCaughtUp())) {
      deferred += 1;
      return false;
    }
    deferred = 0;
    return true;
  };
}
