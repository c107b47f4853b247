import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../config.js';
import { TooManyRequests } from '../errors.js';
import { createSignInLimits, type SignInLimits } from './sign-in.js';
import type { LimitStore } from './store.js';

/** Every limit of the gateway. Each refusal is a TooManyRequests. */
export interface Limits {
  readonly signIn: SignInLimits;
  countSignUp(address: string): Promise<void>;
  countCallOfUser(userId: string): Promise<void>;
  countCallOfVisitor(address: string): Promise<void>;
}

export function createLimits(store: LimitStore, config: GatewayConfig): Limits {
  const signUps = store.counter('sign-up', config.LIMIT_SIGN_UP_ADDRESS, 3_600);
  const users = store.counter('calls-user', config.LIMIT_CALLS_USER, 60);
  const visitors = store.counter('calls-address', config.LIMIT_CALLS_ADDRESS, 60);
  return {
    signIn: createSignInLimits(store, {
      pair: config.LIMIT_SIGN_IN_PAIR,
      account: config.LIMIT_SIGN_IN_ACCOUNT,
      address: config.LIMIT_SIGN_IN_ADDRESS,
    }),
    countSignUp: (address) => count(signUps, address),
    countCallOfUser: (userId) => count(users, userId),
    countCallOfVisitor: (address) => count(visitors, address),
  };
}

async function count(counter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? new TooManyRequests(refused.msBeforeNext) : refused;
  }
}
