import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { TooManyRequests } from '../errors.js';

/** Counts one use of a key. @throws TooManyRequests above the limit */
export async function countOne(counter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? new TooManyRequests(refused.msBeforeNext) : refused;
  }
}
