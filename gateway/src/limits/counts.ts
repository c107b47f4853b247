import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Something that was counted. */
export type Count = readonly [counter: RateLimiterAbstract, key: string];

export const giveBack = async (counts: readonly Count[]): Promise<void> => {
  await Promise.all(counts.map(([counter, key]) => counter.reward(key)));
};
