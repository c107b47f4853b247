import { createHash } from 'node:crypto';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { TooManyRequests } from '../errors.js';
import type { LimitStore } from './store.js';
import { createTurns } from './turns.js';

const MINUTE_S = 60;
const WINDOW_S = 15 * MINUTE_S;
const KNOWN_S = 30 * 24 * 3_600;

/**
 * From an address that asks too much, what comes by no known browser: so many at once, since each costs a hash, and so
 * many that wait for it.
 */
const CROWD_AT_ONCE = 2;
const CROWD_WAITING = 20;

/** What became of a try to sign in. */
export interface SignInTry {
  /** It was the account's owner: none of this counts against anybody, and the place is known from now on. */
  succeeded(): Promise<void>;
  /** Nobody looked at the password: a service was away. */
  wasNoTry(): Promise<void>;
  /** In any case, and last: the next may be looked at. */
  ended(): void;
}

/** Where a try comes from. */
export interface Place {
  readonly address: string;
  /** The browser, by a cookie of ours. */
  readonly device: string;
}

export interface SignInLimits {
  /** Counts a try before it is made, so that tries at the same moment are counted too. @throws TooManyRequests */
  begin(email: string, place: Place): Promise<SignInTry>;
  /** The same by an identity provider's token, which nobody guesses: the address alone counts. @throws TooManyRequests */
  beginExternally(email: string, place: Place): Promise<SignInTry>;
  /** Remembers that an account's owner was there, so that failed tries before don't count. */
  know(email: string, place: Place): Promise<void>;
}

/** Accounts are told apart by a hash: e-mails have no business in Redis. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

export interface SignInMost {
  readonly pair: number;
  readonly account: number;
  readonly address: number;
  /** Of any kind and in a minute, from an address. */
  readonly tries: number;
  /** For each account, from an address that has used up one of those. */
  readonly crowded: number;
}

/** An account takes no more tries from an address, or from everywhere. */
export interface Lockout {
  readonly email: string;
  readonly address: string;
  readonly everywhere: boolean;
}

/**
 * Failed tries in 15 minutes: few for an account from one place, more for an account from everywhere, and from an
 * address with very many, whatever the accounts, only one or two for each account.
 *
 * A place is an address, or the browser itself where the account's owner signed in with it within the last 30 days. So
 * somebody at the owner's own address uses up the tries of that address, but not those of the owner's browser. Once
 * an account's many are used up it is open only from addresses and browsers that its owner used within 30 days. From
 * anywhere else the owner gets in by a mailed link, which makes that place known. So nobody locks an owner out, and no
 * number of addresses guesses faster than the account's many.
 *
 * An address that floods us is never refused as a whole either: each account has one or two tries a minute left at a
 * place that is known, and the crowd's few at any other. What comes from other places then takes turns, so that made-up
 * accounts cost us no more hashes than a few at once.
 *
 * @param onLockout told once in 15 minutes of each account that is refused
 */
export function createSignInLimits(
  store: LimitStore,
  most: SignInMost,
  onLockout: (lockout: Lockout) => void,
): SignInLimits {
  const pairs = store.counter('sign-in-pair', most.pair, WINDOW_S);
  const accounts = store.counter('sign-in-account', most.account, WINDOW_S);
  const addresses = store.counter('sign-in-address', most.address, WINDOW_S);
  const tries = store.counter('sign-in-tries', most.tries, MINUTE_S);
  const spare = store.counter('sign-in-spare', most.crowded, MINUTE_S);
  const crowded = store.counter('sign-in-crowded', most.crowded, WINDOW_S);
  const turns = createTurns(CROWD_AT_ONCE, CROWD_WAITING);
  const known = store.counter('sign-in-known', 1, KNOWN_S);
  const reported = store.counter('sign-in-reported', 1, WINDOW_S);

  const report = async (email: string, address: string, everywhere: boolean): Promise<void> => {
    const account = accountKey(email);
    if (await take([reported, everywhere ? account : `${account}:${address}`])) {
      onLockout({ email, address, everywhere });
    }
  };
  const placesOf = (email: string, { address, device }: Place): readonly [string, string] => {
    const account = accountKey(email);
    return [`${account}:${address}`, `${account}:device:${device}`];
  };
  const isKnown = async (place: string): Promise<boolean> => (await known.get(place)) !== null;
  const know = async (email: string, place: Place): Promise<void> => {
    for (const key of placesOf(email, place)) {
      await Promise.all([pairs.delete(key), crowded.delete(key)]);
      await known.delete(key);
      await known.penalty(key);
    }
  };

  /** Where a try comes from, as far as its account knows the place; and whether its address floods us. */
  const lookAt = async (email: string, place: Place) => {
    const [atAddress, onDevice] = placesOf(email, place);
    const isOwnDevice = await isKnown(onDevice);
    const isKnownPlace = isOwnDevice || (await isKnown(atAddress));
    const here = isOwnDevice ? onDevice : atAddress;
    const isFlooded = !(await take([tries, place.address]));
    const refused = isFlooded && isKnownPlace ? await waitOf([spare, here]) : null;
    if (refused !== null) throw refused;
    return { atAddress, here, isOwnDevice, isKnownPlace, isFlooded };
  };
  /** A try that may be made, once it is its turn; `taken` are the counts that it gives back where it was none. */
  const letIn = async (
    email: string,
    place: Place,
    { taken, takesTurn }: { readonly taken: readonly Count[]; readonly takesTurn: boolean },
  ): Promise<SignInTry> => {
    const turn = takesTurn ? turns.take(place.address) : Promise.resolve(nothing);
    const ended = await turn.catch(async (refused: unknown) => {
      await giveBack(taken);
      throw refused;
    });
    return {
      wasNoTry: () => giveBack(taken),
      succeeded: async () => {
        await giveBack(taken);
        await know(email, place);
      },
      ended,
    };
  };

  return {
    async begin(email, place) {
      const { atAddress, here, isOwnDevice, isKnownPlace, isFlooded } = await lookAt(email, place);
      const taken: Count[] = [];
      const all: Count[] = [[pairs, here]];
      const ofAddress: Count = [addresses, place.address];
      if (!isOwnDevice) taken.push(ofAddress);
      const isUsedUp = !isOwnDevice && !(await take(ofAddress));
      const isCrowded = !isKnownPlace && (isUsedUp || isFlooded);
      if (isCrowded) all.push([crowded, atAddress]);
      if (!isKnownPlace) all.push([accounts, accountKey(email)]);
      for (const count of all) {
        taken.push(count);
        const refused = await waitOf(count);
        if (refused === null) continue;
        await giveBack(taken);
        await report(email, place.address, count[0] === accounts);
        throw refused;
      }
      return await letIn(email, place, { taken, takesTurn: isCrowded });
    },
    async beginExternally(email, place) {
      const { atAddress, isOwnDevice, isKnownPlace, isFlooded } = await lookAt(email, place);
      if (isOwnDevice) return await letIn(email, place, { taken: [], takesTurn: false });
      const ofAddress: Count = [addresses, place.address];
      const taken: Count[] = [ofAddress];
      const isUsedUp = !(await take(ofAddress));
      const isCrowded = !isKnownPlace && (isUsedUp || isFlooded);
      if (isCrowded) {
        // Counted apart: what is claimed with a token must not use up the account's tries by password.
        const claimed: Count = [crowded, `external:${atAddress}`];
        taken.push(claimed);
        const refused = await waitOf(claimed);
        if (refused !== null) {
          await giveBack(taken);
          throw refused;
        }
      }
      return await letIn(email, place, { taken, takesTurn: isCrowded });
    },
    know,
  };
}

type Count = readonly [counter: RateLimiterAbstract, key: string];

const giveBack = async (counts: readonly Count[]): Promise<void> => {
  await Promise.all(counts.map(([counter, key]) => counter.reward(key)));
};

const nothing = (): void => undefined;

/** Counts; null where that is within the limit, otherwise how to say how long to wait. */
async function waitOf([counter, key]: Count): Promise<TooManyRequests | null> {
  try {
    await counter.consume(key);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return new TooManyRequests(refused.msBeforeNext);
    throw refused;
  }
}

/** Counts; false beyond the limit. */
const take = async (count: Count): Promise<boolean> => (await waitOf(count)) === null;
