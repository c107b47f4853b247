import type { GatewayConfig } from '../config.js';
import { count, giveBack, refusalOfAny, type Count } from './counts.js';
import { accountKey, createSignInLimits, type Lockout } from './sign-in.js';
import type { LimitStore } from './store.js';

const MINUTE_S = 60;
const HOUR_S = 3_600;

export type Limits = ReturnType<typeof createLimits>;

/** All rate limits of the gateway. Each throws TooManyRequests, or rejects with it. */
export function createLimits(
  store: LimitStore,
  config: GatewayConfig,
  onLockout: (lockout: Lockout) => void,
) {
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
    signIn: createSignInLimits(store, config, onLockout),
    /**
     * Counts a code of a group before it is checked, so that codes sent at the same time are all counted. Resolves to a
     * function that gives it back, for a code that was right or could not be checked. Right codes are refused, too: else a
     * refusal would say which codes are wrong.
     */
    countGroupCode: async (userId: string, address: string) => {
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
    countSignUp: (address: string) => count(signUps, address),
    /** Mails to one account, existing or not, and all that one address requests. */
    countForgottenPassword: async (email: string, address: string) => {
      // The address first: one that requests too many accounts must not use up their limits.
      await count(forgottenBy, address);
      await count(forgottenFor, accountKey(email));
    },
    /** Attempts to use reset tokens. */
    countReset: (address: string) => count(resets, address),
    /** Attempts to use the own password. */
    countPasswordChange: (userId: string) => count(passwords, userId),
    countPicture: (userId: string) => count(pictures, userId),
    countCallOfUser: (userId: string) => users.count(userId),
    countCallOfVisitor: (address: string) => visitors.count(address),
    /**
     * Counted per call, so that page views or another call from the same address never block these. Signing in counts by
     * itself (`signIn`), once the account is known.
     */
    countWayIn: (callId: string, address: string) => count(waysIn, `${callId}:${address}`),
    /** Requests of the messaging provider, which come from few addresses for all users. */
    countWebhook: (address: string) => webhooks.count(address),
  };
}
