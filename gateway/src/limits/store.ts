import { openRedis, type Log, type Metrics, type RedisClient, type Redis } from '@torchbearer/kit';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { createGroupedCounter, type CallCounter } from './grouped-counter.js';

/** Stores the counters: in Redis for all replicas, else in this process. */
export interface LimitStore {
  /** A counter that resets `seconds` after the first count of a key. Exact: every count is a round trip to Redis. */
  counter(name: string, points: number, seconds: number): RateLimiterAbstract;
  /** The same for calls that come in large numbers: no round trip, and exact to what `createGroupedCounter` says. */
  callCounter(name: string, points: number, seconds: number): CallCounter;
  close(): void;
}

/** The longest delay of Node's timers. */
const LONGEST_TIMER_S = 2_147_483;

const inMemory = (name: string, points: number, seconds: number) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: Math.min(seconds, LONGEST_TIMER_S) });

/** Counts in Redis if its URL is set. While Redis is down each process counts by itself. */
export function openLimitStore(
  redisUrl: string | undefined,
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
): LimitStore {
  if (redisUrl === undefined) return storeWith(inMemory, () => undefined);
  const redis = openRedis({ url: redisUrl, log, metrics, meanwhile: 'limits are counted by each gateway' });
  const inRedis: LimitStore['counter'] = (name, points, seconds) =>
    new RateLimiterRedis({
      storeClient: inTime(redis),
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix: `torchbearer:${name}`,
      points,
      duration: seconds,
      insuranceLimiter: inMemory(name, points, seconds),
    });
  return storeWith(inRedis, () => redis.close());
}

const storeWith = (counter: LimitStore['counter'], close: () => void): LimitStore => ({
  counter,
  callCounter: (name, points, seconds) =>
    createGroupedCounter({ shared: counter(name, points, seconds), points, seconds }),
  close,
});

/**
 * What the limiter uses of a client, each command with a timeout and over the connection of that moment; when one fails
 * the limiter falls back to memory. Of pipelines it sends only the one of a key's count and its remaining time.
 */
const inTime = (redis: Redis) => ({
  get isReady() {
    return redis.isUp;
  },
  eval: (...args: Parameters<RedisClient['eval']>) => redis.ask((client) => client.eval(...args)),
  del: (...args: Parameters<RedisClient['del']>) => redis.ask((client) => client.del(...args)),
  multi: () => ({
    get: (key: string) => ({
      pTTL: () => ({
        exec: () => redis.ask((client) => client.multi().get(key).pTTL(key).execAsPipeline()),
      }),
    }),
  }),
});
