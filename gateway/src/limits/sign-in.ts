import { createHash } from 'node:crypto';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { TooManyRequests } from '../errors.js';
import type { LimitStore } from './store.js';

const WINDOW_S = 15 * 60;
const KNOWN_S = 30 * 24 * 3_600;

/** What became of a try to sign in. */
export interface SignInTry {
  /** The address belongs to the account's owner; none of this counts against anybody. */
  succeeded(): Promise<void>;
  /** Nobody looked at the password: a service was away. */
  wasNoTry(): Promise<void>;
}

export interface SignInLimits {
  /** Counts a try before it is made, so that tries at the same moment are counted too. @throws TooManyRequests */
  begin(email: string, address: string): Promise<SignInTry>;
  /** The same where no account is named before it is known: what counts is the address. @throws TooManyRequests */
  beginExternally(address: string): Promise<SignInTry>;
  /** Remembers an address that an account was opened from. */
  know(email: string, address: string): Promise<void>;
}

/** Accounts are told apart by a hash: e-mails have no business in Redis. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

/**
 * Failed tries in 15 minutes: few for an account from one address, more for an account from everywhere, more for
 * an address whatever the account. A stranger can use up only his own few; once many strangers together have used
 * up the account's many, it is open only from addresses that signed in to it within the last 30 days, where the
 * few apply. So nobody locks an owner out, and no number of addresses guesses faster than the account's many.
 */
export function createSignInLimits(
  store: LimitStore,
  most: { readonly pair: number; readonly account: number; readonly address: number },
): SignInLimits {
  const pairs = store.counter('sign-in-pair', most.pair, WINDOW_S);
  const accounts = store.counter('sign-in-account', most.account, WINDOW_S);
  const addresses = store.counter('sign-in-address', most.address, WINDOW_S);
  const known = store.counter('sign-in-known', 1, KNOWN_S);

  const know = async (pair: string): Promise<void> => {
    await known.delete(pair);
    await known.penalty(pair);
  };
  return {
    async begin(email, address) {
      const account = accountKey(email);
      const pair = `${account}:${address}`;
      const wanted: Count[] = [
        [pairs, pair],
        [addresses, address],
      ];
      if ((await known.get(pair)) === null) wanted.push([accounts, account]);
      await takeAll(wanted);
      return {
        wasNoTry: () => giveBack(wanted),
        succeeded: async () => {
          await giveBack(wanted.filter(([counter]) => counter !== pairs));
          await pairs.delete(pair);
          await know(pair);
        },
      };
    },
    async beginExternally(address) {
      const wanted: Count[] = [[addresses, address]];
      await takeAll(wanted);
      return { wasNoTry: () => giveBack(wanted), succeeded: () => giveBack(wanted) };
    },
    know: (email, address) => know(`${accountKey(email)}:${address}`),
  };
}

type Count = readonly [counter: RateLimiterAbstract, key: string];

const giveBack = async (counts: readonly Count[]): Promise<void> => {
  await Promise.all(counts.map(([counter, key]) => counter.reward(key)));
};

/** All or none: what one count refuses was no try for the others. */
async function takeAll(counts: readonly Count[]): Promise<void> {
  for (const [index, [counter, key]] of counts.entries()) {
    try {
      await counter.consume(key);
    } catch (refused) {
      await giveBack(counts.slice(0, index + 1));
      throw refused instanceof RateLimiterRes ? new TooManyRequests(refused.msBeforeNext) : refused;
    }
  }
}
