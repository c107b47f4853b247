import { createQueue, type QueueOptions } from '@torchbearer/kit';
import { storedEmail } from '@torchbearer/rules';
import { createHash } from 'node:crypto';
import type { GatewayConfig } from '../config.js';
import { count, giveBack, refusalOf, refusalOfAny, type Count } from './counts.js';
import type { LimitStore } from './store.js';

const MINUTE_S = 60;
const WINDOW_S = 15 * MINUTE_S;
const KNOWN_S = 30 * 24 * 3_600;

/**
 * Attempts without a known browser queue at a flooding address: few run at once, since each costs a hash. The newest is
 * next, so that a flooding client waits behind its own attempts, and any other is served at once or refused before it
 * times out.
 */
const CROWD: QueueOptions = { atOnce: 2, mostWaiting: 20, next: 'newest', retryAfterMs: 1_000 };

/** The outcome of an attempt to sign in. */
export interface SignInTry {
  /** The account's owner signed in: none of this counts, and the place is known from now on. */
  succeeded(): Promise<void>;
  /** The password was not checked: a service was unavailable. */
  wasNoTry(): Promise<void>;
  /** Always called last: the next attempt may run. */
  ended(): void;
}

/** The origin of an attempt. */
export interface Place {
  readonly address: string;
  /** The browser, by our cookie. */
  readonly device: string;
}

export interface SignInLimits {
  /** Counts an attempt before it is made, so that simultaneous attempts count too. @throws TooManyRequests */
  begin(email: string, place: Place): Promise<SignInTry>;
  /** The same with an identity provider's token: only the address counts. @throws TooManyRequests */
  beginExternally(email: string, place: Place): Promise<SignInTry>;
  /** Records that the account's owner signed in, so that earlier failed attempts don't count. */
  know(email: string, place: Place): Promise<void>;
}

/** Accounts are identified by a hash: no e-mails in Redis. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(storedEmail(email).toLowerCase()).digest('base64url');

/** The account accepts no more attempts, from an address or from anywhere. */
export interface Lockout {
  readonly email: string;
  readonly address: string;
  readonly everywhere: boolean;
}

/**
 * Failed attempts in 15 minutes: few for an account from one place, more for an account from everywhere, and from an
 * address with very many of them, for any accounts, only one or two for each account.
 *
 * A place is an address, or the browser itself if the account's owner signed in with it within the last 30 days. So
 * failures at the owner's own address block that address, but not the owner's browser. Once
 * an account's total is used up it accepts only addresses and browsers that its owner used within 30 days. From
 * anywhere else the owner signs in by a mailed link, which makes that place known. So an attacker can't lock an owner
 * out, and more addresses don't allow more guesses than the account's total.
 *
 * A flooding address is never refused as a whole either: each account has one or two attempts a minute left at a known
 * place, and the shared few at any other. Attempts from other places then run in turns, so that made-up accounts cost
 * only a few hashes at once.
 *
 * @param onLockout called once in 15 minutes for each refused account
 */
export function createSignInLimits(
  store: LimitStore,
  config: GatewayConfig,
  onLockout: (lockout: Lockout) => void,
): SignInLimits {
  const pairs = store.counter('sign-in-pair', config.LIMIT_SIGN_IN_PAIR, WINDOW_S);
  const accounts = store.counter('sign-in-account', config.LIMIT_SIGN_IN_ACCOUNT, WINDOW_S);
  const addresses = store.counter('sign-in-address', config.LIMIT_SIGN_IN_ADDRESS, WINDOW_S);
  /** Attempts of any kind. */
  const tries = store.counter('sign-in-tries', config.LIMIT_CALLS_ADDRESS, MINUTE_S);
  const spare = store.counter('sign-in-spare', config.LIMIT_SIGN_IN_CROWDED, MINUTE_S);
  const crowded = store.counter('sign-in-crowded', config.LIMIT_SIGN_IN_CROWDED, WINDOW_S);
  const queue = createQueue(CROWD);
  const known = store.counter('sign-in-known', 1, KNOWN_S);
  const reported = store.counter('sign-in-reported', 1, WINDOW_S);

  const report = async (email: string, address: string, everywhere: boolean): Promise<void> => {
    const account = accountKey(email);
    const refused = await refusalOf([reported, everywhere ? account : `${account}:${address}`]);
    if (!refused) onLockout({ email, address, everywhere });
  };
  const placesOf = (email: string, { address, device }: Place): readonly [string, string] => {
    const account = accountKey(email);
    return [`${account}:${address}`, `${account}:device:${device}`];
  };
  const isKnown = async (place: string): Promise<boolean> => (await known.get(place)) !== null;
  const know = async (email: string, place: Place): Promise<void> => {
    await Promise.all(
      placesOf(email, place).map(async (key) => {
        await Promise.all([pairs.delete(key), crowded.delete(key), known.delete(key)]);
        await known.penalty(key);
      }),
    );
  };

  /** The origin of an attempt, as far as its account knows the place; and whether its address is flooding. */
  const checkPlace = async (email: string, place: Place) => {
    const [atAddress, onDevice] = placesOf(email, place);
    const [isOwnDevice, isKnownAddress, flooded] = await Promise.all([
      isKnown(onDevice),
      isKnown(atAddress),
      refusalOf([tries, place.address]),
    ]);
    const isKnownPlace = isOwnDevice || isKnownAddress;
    const here = isOwnDevice ? onDevice : atAddress;
    const isFlooded = flooded !== null;
    if (isFlooded && isKnownPlace) await count(spare, here);
    return { atAddress, here, isOwnDevice, isKnownPlace, isFlooded };
  };
  /** By password the account's limits count; with an identity provider's token only the address's. */
  const beginBy = async (means: 'password' | 'token', email: string, place: Place): Promise<SignInTry> => {
    const { atAddress, here, isOwnDevice, isKnownPlace, isFlooded } = await checkPlace(email, place);
    const isByPassword = means === 'password';
    const ofAddress: Count = [addresses, place.address];
    const isUsedUp = !isOwnDevice && (await refusalOf(ofAddress)) !== null;
    const isCrowded = !isKnownPlace && (isUsedUp || isFlooded);
    const counts: Count[] = [];
    if (isByPassword) counts.push([pairs, here]);
    // Counted separately: attempts with a token must not use up the account's attempts by password.
    if (isCrowded) counts.push([crowded, isByPassword ? atAddress : `external:${atAddress}`]);
    if (isByPassword && !isKnownPlace) counts.push([accounts, accountKey(email)]);
    const taken: Count[] = isOwnDevice ? [] : [ofAddress];
    const refused = await refusalOfAny(counts, taken);
    if (refused) {
      if (isByPassword) await report(email, place.address, taken.at(-1)?.[0] === accounts);
      throw refused;
    }
    const turn = isCrowded ? queue.take(place.address) : Promise.resolve(() => undefined);
    const ended = await turn.catch(async (error: unknown) => {
      await giveBack(taken);
      throw error;
    });
    return {
      wasNoTry: () => giveBack(taken),
      succeeded: async () => {
        // `know` deletes the pair's count.
        await giveBack(taken.filter(([counter]) => counter !== pairs));
        await know(email, place);
      },
      ended,
    };
  };

  return {
    begin: (email, place) => beginBy('password', email, place),
    beginExternally: (email, place) => beginBy('token', email, place),
    know,
  };
}
