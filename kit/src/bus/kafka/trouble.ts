import type { Log } from '../../log.js';
import { backoffMs, type Trouble } from '../../trouble.js';
import { refusalIn } from './retry.js';

/** A refusal lasts until somebody does something about it, so it is told again from time to time. */
const TELL_AGAIN_MS = 60_000;
const FIRST_MS = 100;
const LONGEST_MS = { away: 2_000, refused: 10_000 };

/**
 * Says that Kafka is away, or that it refuses us and why. A refusal is waited out like an absence: a password, a right
 * or a certificate is changed at two ends, one after the other, and a process that ended over it would take calls with
 * it that need no bus.
 * @param words `meanwhile`: what does not happen until then
 */
export function createKafkaTrouble(
  log: Log,
  words: { readonly meanwhile?: string; readonly ends: string },
): Trouble {
  const meanwhile = words.meanwhile === undefined ? '' : `: ${words.meanwhile}`;
  let state: 'well' | 'away' | 'refused' = 'well';
  let failures = 0;
  let toldAt = 0;
  return {
    again(error) {
      const refusal = refusalIn(error);
      const now = refusal === null ? 'away' : 'refused';
      if (refusal !== null && (state !== now || Date.now() - toldAt >= TELL_AGAIN_MS)) {
        log.error({ err: error }, `Kafka refuses us: ${refusal}${meanwhile}`);
        toldAt = Date.now();
      }
      if (refusal === null && state !== now) log.warn({ err: error }, `Kafka is away${meanwhile}`);
      if (state !== now) failures = 0;
      state = now;
      failures += 1;
      return backoffMs(failures, FIRST_MS, LONGEST_MS[now]);
    },
    over() {
      if (state !== 'well') log.info({ failures }, words.ends);
      state = 'well';
      failures = 0;
    },
  };
}
