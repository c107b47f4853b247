import type { logCreator } from 'kafkajs';
import type { Log } from '../../log.js';
import { kafkajs } from './kafkajs.js';

/** Repetitions of a line within this time, in milliseconds, are counted and not logged. */
const QUIET_MS = 30_000;

/** Parts of kafkajs whose errors our callers retry and log themselves: responses and refused connections. */
const CHATTER = /Connection|BrokerPool|Producer|SaslAuthenticator/;

/**
 * Forwards kafkajs' log to ours. It logs an error for each failure that it retries, so errors become warnings, each
 * at most twice a minute, and everything else becomes debug.
 */
export const logInto =
  (log: Log): logCreator =>
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
