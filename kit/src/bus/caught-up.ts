import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.js';
import type { Bus } from './bus.js';

const LONGEST_ANSWER_MS = 2_000;

/** Asks the bus whether the group has committed everything; no answer in time counts as no. */
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
      log.warn({ err: error }, 'the bus does not say how far behind the copies are');
      return false;
    },
  );
  const late = pause(LONGEST_ANSWER_MS, false, { signal: given.signal }).catch(() => false);
  return await Promise.race([lag, late]).finally(() => given.abort());
}
