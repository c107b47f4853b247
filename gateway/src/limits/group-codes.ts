/** Limits on wrong codes of groups. */
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { countOne } from './count-one.js';
import { giveBack, type Count } from './counts.js';

export interface GroupCodeLimits {
  /**
   * Counts a code before it is checked, so that codes sent at the same time are all counted. @throws TooManyRequests,
   * for right codes, too: else a refusal would say which codes are wrong
   */
  begin(userId: string, address: string): Promise<CodeTry>;
}

export interface CodeTry {
  /** The code was right, or could not be checked: it counts no longer. */
  wasNotWrong(): Promise<void>;
}

export const createGroupCodeLimits = (
  users: RateLimiterAbstract,
  addresses: RateLimiterAbstract,
): GroupCodeLimits => ({
  async begin(userId, address) {
    const taken: Count[] = [];
    for (const count of [[users, userId] as const, [addresses, address] as const]) {
      taken.push(count);
      try {
        await countOne(...count);
      } catch (refused) {
        await giveBack(taken);
        throw refused;
      }
    }
    return { wasNotWrong: () => giveBack(taken) };
  },
});
