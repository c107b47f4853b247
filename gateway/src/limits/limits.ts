import type { GatewayConfig } from '../config.js';
import { count, giveBack, refusalOfAny, type Count } from './counts.js';
import { accountKey, createSignInLimits, type Lockout, type SignInLimits } from './sign-in.js';
import type { LimitStore } from './store.js';

/** All rate limits of the gateway. Each throws TooManyRequests, or rejects with it. */
export interface Limits {
  readonly signIn: SignInLimits;
  /**
   * Counts a code of a group before it is checked, so that codes sent at the same time are all counted. Resolves to a
   * function that gives it back, for a code that was right or could not be checked. @throws TooManyRequests, for right
   * codes, too: else a refusal would say which codes are wrong
   */
  countGroupCode(userId: string, address: string): Promise<() => Promise<void>>;
  countSignUp(address: string): Promise<void>;
  /** Mails to one account, existing or not, and all that one address requests. */
  countForgottenPassword(email: string, address: string): Promise<void>;
  /** Attempts to use reset tokens. */
  countReset(address: string): Promise<void>;
  /** Attempts to use the own password. */
  countPasswordChange(userId: string): Promise<void>;
  countPicture(userId: string): Promise<void>;
  countCallOfUser(userId: string): void | Promise<void>;
  countCallOfVisitor(address: string): void | Promise<void>;
  /**
   * Counted per call, so that page views or another call from the same address never block these. Signing in counts by
   * itself (`signIn`), once the account is known.
   */
  countWayIn(callId: string, address: string): Promise<void>;
  /** Requests of the messaging provider, which come from few addresses for all users. */
  countWebhook(address: string): void | Promise<void>;
}

const MINUTE_S = 60;
const HOUR_S = 3_600;

export function createLimits(
  store: LimitStore,
  config: GatewayConfig,
  onLockout: (lockout: Lockout) => void,
): Limits {
  const perHour = (name: string, most: number) => store.counter(name, most, HOUR_S);
  const callsPerMinute = (name: string, most: number) => store.callCounter(name, most, MINUTE_S);
  const codesOfUser = perHour('group-code-user', config.LIMIT_GROUP_CODES_USER);
  const codesOfAddress = perHour('group-code-address', config.LIMIT_GROUP_CODES_ADDRESS);
  const signUps = perHour('sign-up', config.LIMIT_SIGN_UP_ADDRESS);
  const forgottenBy = perHour('forgot-address', config.LIMIT_FORGOT_PASSWORD_ADDRESS);
  const forgottenFor = perHour('forgot-account', config.LIMIT_FORGOT_PASSWORD_ACCOUNT);
  const resets = perHour('reset-address', config.LIMIT_RESET_ADDRESS);
  const passwords = store.counter('password-user', config.LIMIT_PASSWORD_USER, 15 * MINUTE_S);
  const pictures = perHour('picture-user', config.LIMIT_PICTURES_USER);
  const users = callsPerMinute('calls-user', config.LIMIT_CALLS_USER);
  const visitors = callsPerMinute('calls-address', config.LIMIT_CALLS_ADDRESS);
  const waysIn = store.counter('way-in-address', config.LIMIT_CALLS_ADDRESS, MINUTE_S);
  const webhooks = callsPerMinute('webhook-address', config.LIMIT_WEBHOOK_ADDRESS);
  return {
    signIn: createSignInLimits(
      store,
      {
        pair: config.LIMIT_SIGN_IN_PAIR,
        account: config.LIMIT_SIGN_IN_ACCOUNT,
        address: config.LIMIT_SIGN_IN_ADDRESS,
        tries: config.LIMIT_CALLS_ADDRESS,
        crowded: config.LIMIT_SIGN_IN_CROWDED,
      },
      onLockout,
    ),
    countGroupCode: async (userId, address) => {
      const taken: Count[] = [];
      const refused = await refusalOfAny(
        [
          [codesOfUser, userId],
          [codesOfAddress, address],
        ],
        taken,
      );
      if (refused) throw refused;
      return () => giveBack(taken);
    },
    countSignUp: (address) => count(signUps, address),
    countForgottenPassword: async (email, address) => {
      // The address first: one that requests too many accounts must not use up their limits.
      await count(forgottenBy, address);
      await count(forgottenFor, accountKey(email));
    },
    countReset: (address) => count(resets, address),
    countPasswordChange: (userId) => count(passwords, userId),
    countPicture: (userId) => count(pictures, userId),
    countCallOfUser: (userId) => users.count(userId),
    countCallOfVisitor: (address) => visitors.count(address),
    countWayIn: (callId, address) => count(waysIn, `${callId}:${address}`),
    countWebhook: (address) => webhooks.count(address),
  };
}
