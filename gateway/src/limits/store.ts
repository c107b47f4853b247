import type { Log } from '@torchbearer/kit';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { createClient } from 'redis';

/** Where counts are kept: in Redis for all gateways together, else in this process. */
export interface LimitStore {
  /** A counter that starts anew `seconds` after the first count of a key. */
  counter(name: string, points: number, seconds: number): RateLimiterAbstract;
  close(): Promise<void>;
}

/** Node's timers reach no further. */
const LONGEST_TIMER_S = 2_147_483;

const inMemory = (name: string, points: number, seconds: number) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: Math.min(seconds, LONGEST_TIMER_S) });

/** Counts in Redis where its URL is given. While it is away each process counts by itself. */
export async function openLimitStore(redisUrl: string | undefined, log: Log): Promise<LimitStore> {
  if (redisUrl === undefined) return { counter: inMemory, close: async () => undefined };
  const client = createClient({
    url: redisUrl,
    disableOfflineQueue: true,
    pingInterval: 1_000,
    socket: {
      connectTimeout: 1_000,
      socketTimeout: 3_000,
      reconnectStrategy: (tries) => Math.min(tries * 100, 2_000),
    },
  });
  let isAway = false;
  client.on('error', (error: unknown) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away; limits are counted by each gateway');
    isAway = true;
  });
  client.on('ready', () => {
    isAway = false;
  });
  // Not awaited: it goes on trying, and nobody has to wait for it.
  client.connect().catch((error: unknown) => log.debug({ err: error }, 'gave up connecting to Redis'));
  return {
    counter: (name, points, seconds) =>
      new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix: `torchbearer:${name}`,
        points,
        duration: seconds,
        insuranceLimiter: inMemory(name, points, seconds),
      }),
    close: async () => {
      if (client.isOpen) client.destroy();
    },
  };
}
