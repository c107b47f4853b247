import type { RetryOptions } from 'kafkajs';
import { backoffMs, type Backoff } from '../../backoff.js';
import type { Log } from '../../log.js';

/**
 * kafkajs' own retries, about five seconds in all. For longer failures the caller decides whether to go on (a relay,
 * a consumer) or to fail.
 */
export const RETRY: RetryOptions = {
  initialRetryTime: 100,
  multiplier: 2,
  factor: 0.2,
  maxRetryTime: 1_000,
  retries: 6,
};

/** Failures that pass: those that kafkajs would have retried, and refusals, which an operator ends. */
export function isAway(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      cause.name === 'KafkaJSNumberOfRetriesExceeded' ||
      cause.name === 'KafkaJSGroupCoordinatorNotFound' ||
      // During authentication kafkajs uses this name for any error, including a broken connection.
      cause.name === SIGNING_IN ||
      ('retriable' in cause && cause.retriable === true) ||
      isRefusal(cause),
  );
}

/** Whether Kafka responded with this error. */
export const isAnsweredWith = (error: unknown, type: string): boolean =>
  causesOf(error).some((cause) => 'type' in cause && cause.type === type);

/** Why Kafka refuses us, or we its certificate; null for other errors. */
export const refusalIn = (error: unknown): string | null =>
  causesOf(error).find(isRefusal)?.message.replace(OPENSSL, '$1') ?? null;

/** OpenSSL's message is between places in its source: `…:SSL routines:ssl3_read_bytes:bad certificate:…`. */
const OPENSSL = /[0-9A-F]+:error:[0-9A-F]+:SSL routines:[^:]*:([^:]+):[^]*/;
const SIGNING_IN = 'KafkaJSSASLAuthenticationError';
const CUT_OFF = /failed: (Connection|Closed connection|Not connected|Request .* timed out)/;
/** Kafka's errors for a wrong password, mechanism or permission. */
const NO_RIGHT = /_AUTHORIZATION_FAILED$|^SASL_AUTHENTICATION_FAILED$|^UNSUPPORTED_SASL_MECHANISM$/;
/** Node's codes for a certificate that one side does not trust; a broken connection has other codes. */
const NO_TRUST = /CERT|ISSUER|LEAF_SIGNATURE|^HOSTNAME_MISMATCH$|^INVALID_(CA|PURPOSE)$|^ERR_(SSL|TLS)_/;

function isRefusal(error: Error): boolean {
  if (error.name === SIGNING_IN) return !CUT_OFF.test(error.message);
  if ('type' in error && typeof error.type === 'string' && NO_RIGHT.test(error.type)) return true;
  return 'code' in error && typeof error.code === 'string' && NO_TRUST.test(error.code);
}

/** An error with its causes and the errors that it aggregates. */
function causesOf(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth >= 8) return [];
  const collected: unknown[] = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return [error, ...[error.cause, ...collected].flatMap((cause) => causesOf(cause, depth + 1))];
}

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
