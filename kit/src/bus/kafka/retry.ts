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

/** Faults of the surroundings, which pass: kafkajs marks those that it would have retried. */
export function isAway(error: unknown): boolean {
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 8;
    cause = cause.cause, depth++
  ) {
    if (cause.name === 'KafkaJSNumberOfRetriesExceeded' || cause.name === 'KafkaJSGroupCoordinatorNotFound')
      return true;
    if ('retriable' in cause && cause.retriable === true) return true;
  }
  return false;
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
