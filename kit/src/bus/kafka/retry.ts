import { setTimeout as pause } from 'node:timers/promises';
import type { RetryOptions } from 'kafkajs';

/**
 * kafkajs' own retries, kept short: some five seconds in all. What lasts longer is up to the caller, who knows
 * whether to go on (a relay, a consumer) or to say no.
 */
export const RETRY: RetryOptions = {
  initialRetryTime: 100,
  multiplier: 2,
  factor: 0.2,
  maxRetryTime: 1_000,
  retries: 6,
};

/** Faults of the surroundings, which pass: kafkajs marks those that it would have retried. And refusals, see below. */
export function isAway(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      cause.name === 'KafkaJSNumberOfRetriesExceeded' ||
      cause.name === 'KafkaJSGroupCoordinatorNotFound' ||
      // In the middle of signing in kafkajs calls anything by this name, a connection that broke too.
      cause.name === SIGNING_IN ||
      ('retriable' in cause && cause.retriable === true) ||
      isRefusal(cause),
  );
}

/** Whether Kafka has answered with the error of this name. */
export const isAnsweredWith = (error: unknown, type: string): boolean =>
  causesOf(error).some((cause) => 'type' in cause && cause.type === type);

/** In what words Kafka refuses us, or we its certificate; null where an error says nothing of the kind. */
export const refusalIn = (error: unknown): string | null =>
  causesOf(error).find(isRefusal)?.message.replace(OPENSSL, '$1') ?? null;

/** OpenSSL's own sentence stands among places in its source: `…:SSL routines:ssl3_read_bytes:bad certificate:…`. */
const OPENSSL = /[0-9A-F]+:error:[0-9A-F]+:SSL routines:[^:]*:([^:]+):[^]*/;
const SIGNING_IN = 'KafkaJSSASLAuthenticationError';
const CUT_OFF = /failed: (Connection|Closed connection|Not connected|Request .* timed out)/;
/** Kafka's names for: unknown password, mechanism or right. */
const NO_RIGHT = /_AUTHORIZATION_FAILED$|^SASL_AUTHENTICATION_FAILED$|^UNSUPPORTED_SASL_MECHANISM$/;
/** Node's codes for a certificate that one of the two does not believe; a broken connection has others. */
const NO_TRUST = /CERT|ISSUER|LEAF_SIGNATURE|^HOSTNAME_MISMATCH$|^INVALID_(CA|PURPOSE)$|^ERR_(SSL|TLS)_/;

function isRefusal(error: Error): boolean {
  if (error.name === SIGNING_IN) return !CUT_OFF.test(error.message);
  if ('type' in error && typeof error.type === 'string' && NO_RIGHT.test(error.type)) return true;
  return 'code' in error && typeof error.code === 'string' && NO_TRUST.test(error.code);
}

/** An error, what caused it, and what it collects. */
function causesOf(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth >= 8) return [];
  const collected: unknown[] = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return [error, ...[error.cause, ...collected].flatMap((cause) => causesOf(cause, depth + 1))];
}

/** `work`, given up after `ms` milliseconds: kafkajs waits for some answers for ever. */
export async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = pause(ms, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error(`Kafka: ${what} took longer than ${ms} ms`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
