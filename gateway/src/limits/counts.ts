/** What is counted, and given back if it turns out not to count. */
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { TooManyRequests } from '../errors.js';

/** One use of a key. */
export type Count = readonly [counter: RateLimiterAbstract, key: string];

/** Counts; null within the limit, and above it the error to throw. */
export async function refusalOf([counter, key]: Count): Promise<TooManyRequests | null> {
  try {
    await counter.consume(key);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return new TooManyRequests(refused.msBeforeNext);
    throw refused;
  }
}

/** Counts one use of a key. @throws TooManyRequests above the limit */
export async function count(counter: RateLimiterAbstract, key: string): Promise<void> {
  const refused = await refusalOf([counter, key]);
  if (refused) throw refused;
}

/**
 * Counts one after the other, up to the first that is refused; then none of `taken` counts.
 * @param taken also has what was counted before, and receives what is counted here
 */
export async function refusalOfAny(
  counts: readonly Count[],
  taken: Count[],
): Promise<TooManyRequests | null> {
  for (const one of counts) {
    taken.push(one);
    const refused = await refusalOf(one);
    if (refused === null) continue;
    await giveBack(taken);
    return refused;
  }
  return null;
}

export const giveBack = async (counts: readonly Count[]): Promise<void> => {
  await Promise.all(counts.map(([counter, key]) => counter.reward(key)));
};
