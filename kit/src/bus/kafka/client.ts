import { createRequire } from 'node:module';
import type * as KafkaJs from 'kafkajs';
import type { Log } from '../../log.js';
import { RETRY } from './retry.js';

const require = createRequire(import.meta.url);

/** kafkajs, loaded at its first use: it takes 5 MB of memory, and `npm start` has no Kafka. */
export const kafkajs = (): typeof KafkaJs => require('kafkajs') as typeof KafkaJs;

export interface KafkaOptions {
  readonly brokers: readonly string[];
  /** TLS and SASL, from `readSecurity`. */
  readonly security: Pick<KafkaJs.KafkaConfig, 'ssl' | 'socketFactory' | 'sasl'>;
  readonly clientId: string;
  readonly log: Log;
}

/** @param requestTimeout in milliseconds */
export function openKafka(
  { brokers, security, clientId, log }: KafkaOptions,
  requestTimeout = 10_000,
): KafkaJs.Kafka {
  const { Kafka, logLevel } = kafkajs();
  return new Kafka({
    ...{ clientId, brokers: [...brokers], ...security },
    ...{ connectionTimeout: 3_000, requestTimeout, retry: RETRY },
    ...{ logLevel: logLevel.WARN, logCreator: logInto(log) },
  });
}

/** Repetitions of a line within this time, in milliseconds, are counted and not logged. */
const QUIET_MS = 30_000;

/** Parts of kafkajs whose errors our callers retry and log themselves: responses and refused connections. */
const CHATTER = /Connection|BrokerPool|Producer|SaslAuthenticator/;

/**
 * Forwards kafkajs' log to ours. It logs an error for each failure that it retries, so errors become warnings, each
 * at most twice a minute, and everything else becomes debug.
 */
const logInto =
  (log: Log): KafkaJs.logCreator =>
  () => {
    const { logLevel } = kafkajs();
    const recent = new Map<string, { until: number; repeated: number }>();
    return ({
      level,
      namespace,
      log: { message, timestamp: _timestamp, logger: _logger, stack: _stack, ...extra },
    }) => {
      const line = { part: 'kafkajs', namespace, ...extra };
      if (level !== logLevel.ERROR || CHATTER.test(namespace)) {
        log.debug(line, message);
        return;
      }
      const now = Date.now();
      const key = `${namespace} ${message}`;
      const last = recent.get(key);
      if (last && now < last.until) {
        last.repeated += 1;
        return;
      }
      if (recent.size > 200) recent.clear();
      recent.set(key, { until: now + QUIET_MS, repeated: 0 });
      log.warn({ ...line, ...(last && last.repeated > 0 ? { repeated: last.repeated } : {}) }, message);
    };
  };
