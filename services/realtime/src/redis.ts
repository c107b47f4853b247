import { openRedis, REDIS_UP, type Host, type RedisClient } from '@torchbearer/kit';
import { createAdapter } from '@socket.io/redis-adapter';
import { RESP_TYPES } from 'redis';
import { createSubscriptions, type Subscribe } from './subscriptions.js';

/** Written by scoring, read here. */
const STANDINGS_KEY = 'torchbearer:standings';
const MEANWHILE = 'scoring is asked for the standings, and nodes look for new ones by themselves';

export interface Redis {
  /** Carries small words between the nodes; lists never go through it. */
  readonly adapter: ReturnType<typeof createAdapter>;
  readStandings(): Promise<Buffer | null>;
  /** The first four bytes of it: its version. */
  readStandingsVersion(): Promise<Buffer | null>;
  close(): void;
}

type Listener = (message: Buffer, channel: Buffer) => void;

/** So that a node hears the others from its first page on, where there is a Redis. */
const FIRST_WAIT_MS = 3_000;

/** Connects, in the background where that takes long, and again after each outage. */
export async function connectRedis(
  url: string,
  { log, metrics }: Pick<Host, 'log' | 'metrics'>,
): Promise<Redis> {
  const commands = openRedis({ url, log, meanwhile: MEANWHILE });
  /** What the adapter has asked for. */
  const subscriptions = createSubscriptions<RedisClient>();
  const subscriber = openRedis({
    url,
    log,
    meanwhile: 'this node does not hear the others',
    prepare: subscriptions.tellAll,
  });
  metrics.gauge('redis_up', REDIS_UP, () => (commands.isUp && subscriber.isUp ? 1 : 0));

  // The adapter awaits none of its commands: a rejection would end the process. What is lost is a version,
  // which the next poll finds.
  const lost = (error: unknown): void => log.debug({ err: error }, 'a command of the adapter was lost');
  const tellRest = (): void => {
    for (const subscribe of subscriptions.takeRest()) subscriber.ask(subscribe).catch(lost);
  };
  subscriber.onUp(tellRest);
  const hear = (subscribe: Subscribe<RedisClient>): void => {
    subscriptions.add(subscribe);
    // Where there is no connection yet, the next one is told.
    if (subscriber.isUp) tellRest();
  };
  const publisher = {
    on: () => undefined,
    off: () => undefined,
    publish: (channel: string, message: string | Buffer) =>
      void commands.ask((client) => client.publish(channel, message)).catch(lost),
    // By this method the adapter tells which library it is given.
    pSubscribe: () => undefined,
  };
  const listener = {
    on: () => undefined,
    off: () => undefined,
    pSubscribe: (pattern: string, tell: Listener) => hear((client) => client.pSubscribe(pattern, tell, true)),
    subscribe: (channels: string[], tell: Listener) =>
      hear((client) => client.subscribe(channels, tell, true)),
    // The adapter leaves when the process does.
    pUnsubscribe: () => undefined,
    unsubscribe: () => undefined,
  };
  await Promise.all([commands, subscriber].map((redis) => redis.untilUp(FIRST_WAIT_MS)));
  const bytes = (client: RedisClient) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  return {
    adapter: createAdapter(publisher, listener, { key: 'torchbearer:realtime' }),
    readStandings: () => commands.ask((client) => bytes(client).get(STANDINGS_KEY)),
    readStandingsVersion: () => commands.ask((client) => bytes(client).getRange(STANDINGS_KEY, 0, 3)),
    close: () => {
      commands.close();
      subscriber.close();
    },
  };
}
