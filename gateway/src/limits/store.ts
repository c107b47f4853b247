import { openRedis, type Log, type Metrics, type RedisClient, type Redis } from '@torchbearer/kit';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Where counts are kept: in Redis for all gateways together, else in this process. */
export interface LimitStore {
  /** A counter that starts again `seconds` after the first count of a key. */
  counter(name: string, points: number, seconds: number): RateLimiterAbstract;
  close(): void;
}

/** Node's timers reach no further. */
const LONGEST_TIMER_S = 2_147_483;

const inMemory = (name: string, points: number, seconds: number) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: Math.min(seconds, LONGEST_TIMER_S) });

/** Counts in Redis where its URL is given. While it is away each process counts by itself. */
export function openLimitStore(
  redisUrl: string | undefined,
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
): LimitStore {
  if (redisUrl === undefined) return { counter: inMemory, close: () => undefined };
  const redis = openRedis({ url: redisUrl, log, metrics, meanwhile: 'limits are counted by each gateway' });
  return {
    counter: (name, points, seconds) =>
      new RateLimiterRedis({
        storeClient: inTime(redis),
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix: `torchbearer:${name}`,
        points,
        duration: seconds,
        insuranceLimiter: inMemory(name, points, seconds),
      }),
    close: () => redis.close(),
  };
}

/** What the limiter asks of a client, each with its time limit; the limiter turns to its insurance where it fails. */
const inTime = (redis: Redis) => ({
  get isReady() {
    return redis.isUp;
  },
  eval: (...args: Parameters<RedisClient['eval']>) => redis.ask((client) => client.eval(...args)),
  del: (...args: Parameters<RedisClient['del']>) => redis.ask((client) => client.del(...args)),
  multi: () => new Pipeline(redis),
});

const begin = (client: RedisClient) => client.multi();
type Multi = ReturnType<typeof begin>;

/** Collects commands and sends them when they are executed, on the connection of that moment. */
class Pipeline {
  readonly #redis: Redis;
  readonly #steps: ((multi: Multi) => unknown)[] = [];

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  get = (...args: Parameters<Multi['get']>) => this.#add((multi) => multi.get(...args));
  set = (...args: Parameters<Multi['set']>) => this.#add((multi) => multi.set(...args));
  incrBy = (...args: Parameters<Multi['incrBy']>) => this.#add((multi) => multi.incrBy(...args));
  pTTL = (...args: Parameters<Multi['pTTL']>) => this.#add((multi) => multi.pTTL(...args));

  exec(): Promise<unknown> {
    return this.#redis.ask((client) => {
      const multi = begin(client);
      for (const step of this.#steps) step(multi);
      return multi.execAsPipeline();
    });
  }

  #add(step: (multi: Multi) => unknown): this {
    this.#steps.push(step);
    return this;
  }
}
