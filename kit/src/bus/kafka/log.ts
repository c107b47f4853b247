import { logLevel, type logCreator } from 'kafkajs';
import type { Log } from '../../log.js';

/** The same line again within this time, in milliseconds, is counted and not written. */
const QUIET_MS = 30_000;

/** What these call errors are answers and refused connections that their callers retry, and tell of in our words. */
const CHATTER = /Connection|BrokerPool|Producer|SaslAuthenticator/;

/**
 * kafkajs' log in ours. It calls an error what it then retries by itself, and says so each time: errors become
 * warnings, each at most twice a minute, and everything else is for debugging.
 */
export const logInto =
  (log: Log): logCreator =>
  () => {
    const told = new Map<string, { until: number; kept: number }>();
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
      const last = told.get(key);
      if (last && now < last.until) {
        last.kept += 1;
        return;
      }
      if (told.size > 200) told.clear();
      told.set(key, { until: now + QUIET_MS, kept: 0 });
      log.warn({ ...line, ...(last && last.kept > 0 ? { notTold: last.kept } : {}) }, message);
    };
  };
