import type { Log } from '../../log.js';
import { backoffMs, type Backoff } from '../../backoff.js';
import { refusalIn } from './retry.js';

/** A refusal lasts until an operator acts, so it is logged repeatedly. */
const LOG_AGAIN_MS = 60_000;
const FIRST_MS = 100;
const LONGEST_MS = { away: 2_000, refused: 10_000 };

/**
 * Logs that Kafka is down, or that it refuses us and why. A refusal is retried like an outage: passwords, permissions
 * and certificates change on two sides, one after the other, and a process that ended over it would also end calls
 * that need no bus. @param words `meanwhile`: what does not happen until then
 */
export function createKafkaBackoff(
  log: Log,
  words: { readonly meanwhile?: string; readonly ends: string },
): Backoff {
  const meanwhile = words.meanwhile === undefined ? '' : `: ${words.meanwhile}`;
  let state: 'well' | 'away' | 'refused' = 'well';
  let failures = 0;
  let loggedAt = 0;
  return {
    failed(error) {
      const refusal = refusalIn(error);
      const now = refusal === null ? 'away' : 'refused';
      if (refusal !== null && (state !== now || Date.now() - loggedAt >= LOG_AGAIN_MS)) {
        log.error({ err: error }, `Kafka refuses us: ${refusal}${meanwhile}`);
        loggedAt = Date.now();
      }
      if (refusal === null && state !== now) log.warn({ err: error }, `Kafka is away${meanwhile}`);
      if (state !== now) failures = 0;
      state = now;
      failures += 1;
      return backoffMs(failures, FIRST_MS, LONGEST_MS[now]);
    },
    succeeded() {
      if (state !== 'well') log.info({ failures }, words.ends);
      state = 'well';
      failures = 0;
    },
  };
}
