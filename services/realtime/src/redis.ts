import { createAdapter } from '@socket.io/redis-adapter';
import { openRedis, REDIS_UP, type Host, type RedisClient } from '@torchbearer/kit';

export type Subscribe<Client> = (client: Client) => Promise<unknown>;

/** Remembers all subscriptions, so that each new connection gets them, including those requested while it connects. */
export function createSubscriptions<Client>() {
  const all: Subscribe<Client>[] = [];
  /** How many of them the current connection has, or is getting. */
  let subscribed = 0;
  return {
    add: (subscribe: Subscribe<Client>): void => void all.push(subscribe),
    subscribeAll: async (client: Client): Promise<void> => {
      subscribed = all.length;
      await Promise.all(all.map((subscribe) => subscribe(client)));
    },
    /** The subscriptions requested since; the caller makes them. */
    takeNew: (): readonly Subscribe<Client>[] => {
      const rest = all.slice(subscribed);
      subscribed = all.length;
      return rest;
    },
  };
}

const MEANWHILE = 'nodes poll for new standings';

export interface Redis {
  /** Carries small messages between the nodes, never standings. */
  readonly adapter: ReturnType<typeof createAdapter>;
  close(): void;
}

type Listener = (message: Buffer, channel: Buffer) => void;

/** Waits this long for Redis, so that a node receives the others' messages from its first page on. */
const FIRST_WAIT_MS = 3_000;

/** Connects, in the background if it takes long, and reconnects after each outage. */
export async function connectRedis(
  url: string,
  { log, metrics }: Pick<Host, 'log' | 'metrics'>,
): Promise<Redis> {
  const commands = openRedis({ url, log, meanwhile: MEANWHILE });
  /** The subscriptions that the adapter requested. */
  const subscriptions = createSubscriptions<RedisClient>();
  const subscriber = openRedis({
    url,
    log,
    meanwhile: 'this node does not receive from the others',
    prepare: subscriptions.subscribeAll,
  });
  metrics.gauge('redis_up', REDIS_UP, () => (commands.isUp && subscriber.isUp ? 1 : 0));

  // The adapter awaits none of its commands, so a rejection would end the process. What is lost is a version, which
  // the next poll finds.
  const lost = (error: unknown): void => log.debug({ err: error }, 'a command of the adapter was lost');
  const subscribeRest = (): void => {
    for (const subscribe of subscriptions.takeNew()) subscriber.ask(subscribe).catch(lost);
  };
  subscriber.onUp(subscribeRest);
  const addSubscription = (subscribe: Subscribe<RedisClient>): void => {
    subscriptions.add(subscribe);
    // Without a connection yet, the next one subscribes.
    if (subscriber.isUp) subscribeRest();
  };
  const publisher = {
    on: () => undefined,
    off: () => undefined,
    publish: (channel: string, message: string | Buffer) =>
      void commands.ask((client) => client.publish(channel, message)).catch(lost),
    // The adapter recognizes the library by this method.
    pSubscribe: () => undefined,
  };
  const listener = {
    on: () => undefined,
    off: () => undefined,
    pSubscribe: (pattern: string, callback: Listener) =>
      addSubscription((client) => client.pSubscribe(pattern, callback, true)),
    subscribe: (channels: string[], callback: Listener) =>
      addSubscription((client) => client.subscribe(channels, callback, true)),
    // The adapter lives as long as the process.
    pUnsubscribe: () => undefined,
    unsubscribe: () => undefined,
  };
  await Promise.all([commands, subscriber].map((redis) => redis.untilUp(FIRST_WAIT_MS)));
  return {
    adapter: createAdapter(publisher, listener, { key: 'torchbearer:realtime' }),
    close: () => {
      commands.close();
      subscriber.close();
    },
  };
}
