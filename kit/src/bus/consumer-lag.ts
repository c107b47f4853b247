/** Whether a group has applied what is on the bus. While the bus is down, that is unknown. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.js';
import { TimedOut, withTimeout } from '../timeout.js';
import type { Bus } from './bus.js';

const RESPONSE_TIMEOUT_MS = 2_000;

/** Whether the group's consumer lag is zero; no response in time counts as no. */
export async function isCaughtUp(
  bus: Pick<Bus, 'lag'>,
  group: string,
  topics: readonly string[],
  log: Log,
): Promise<boolean> {
  try {
    return (await withTimeout(bus.lag(group, topics), RESPONSE_TIMEOUT_MS)).every(({ lag }) => lag === 0);
  } catch (error) {
    if (!(error instanceof TimedOut)) log.warn({ err: error }, 'the consumer lag of the copies is unknown');
    return false;
  }
}

/** The pause before a second check, in milliseconds. */
export const SECOND_LOOK_MS = 100;

/**
 * Whether the bus has events of these topics that the group has not applied; false if the bus is down. Some events
 * are always in progress, so only a lag at the second check counts.
 */
export async function isBehind(
  bus: Pick<Bus, 'lag'>,
  group: string,
  topics: readonly { readonly name: string }[],
  log: Log,
): Promise<boolean> {
  const names = topics.map(({ name }) => name);
  const hasNews = async (): Promise<boolean> =>
    (await withTimeout(bus.lag(group, names), 1_000)).some(({ lag }) => lag > 0);
  try {
    if (!(await hasNews())) return false;
    await pause(SECOND_LOOK_MS);
    return await hasNews();
  } catch (error) {
    log.debug({ err: error }, 'it is unknown whether the copies are behind');
    return false;
  }
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
