import type { Log } from '@torchbearer/kit';
import { createAdapter } from '@socket.io/redis-adapter';
import { createClient, RESP_TYPES } from 'redis';
import { setTimeout as sleep } from 'node:timers/promises';

/** Written by scoring, read here. */
const STANDINGS_KEY = 'torchbearer:standings';
const COMMAND_TIMEOUT_MS = 1_000;

export interface Redis {
  /** Carries small words between the nodes; lists never go through it. */
  readonly adapter: ReturnType<typeof createAdapter>;
  readStandings(): Promise<Buffer | null>;
  /** The first four bytes of it: its version. */
  readStandingsVersion(): Promise<Buffer | null>;
  ping(): Promise<void>;
  close(): void;
}

/** Connects, waiting for a Redis that is still starting. Later outages are retried for ever, in the background. */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  // Without the offline queue a command fails at once while Redis is away; scoring is asked instead.
  const commands = createClient({ url, disableOfflineQueue: true });
  const subscriber = commands.duplicate();
  let isAway = false;
  for (const client of [commands, subscriber]) {
    client.on('error', (error: unknown) => {
      if (!isAway) log.warn({ err: error }, 'Redis is away; trying again');
      isAway = true;
    });
    client.on('ready', () => {
      if (isAway) log.info('Redis is back');
      isAway = false;
    });
  }
  await Promise.all([commands.connect(), subscriber.connect()]);
  const bytes = commands.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });

  // The adapter awaits none of its commands: a rejection would end the process. What is lost is a version,
  // which the next poll finds.
  const lost = (error: unknown): void => log.debug({ err: error }, 'a command of the adapter was lost');
  const publisher = {
    on: commands.on.bind(commands),
    off: commands.off.bind(commands),
    publish: (channel: string, message: string | Buffer) =>
      void commands.publish(channel, message).catch(lost),
    pSubscribe: () => undefined,
  };
  const listener = {
    on: subscriber.on.bind(subscriber),
    off: subscriber.off.bind(subscriber),
    pSubscribe: (...to: Parameters<typeof subscriber.pSubscribe>) =>
      void subscriber.pSubscribe(...to).catch(lost),
    subscribe: (...to: Parameters<typeof subscriber.subscribe>) =>
      void subscriber.subscribe(...to).catch(lost),
    pUnsubscribe: (...from: Parameters<typeof subscriber.pUnsubscribe>) =>
      void subscriber.pUnsubscribe(...from).catch(lost),
    unsubscribe: (...from: Parameters<typeof subscriber.unsubscribe>) =>
      void subscriber.unsubscribe(...from).catch(lost),
  };
  return {
    adapter: createAdapter(publisher, listener, { key: 'torchbearer:realtime' }),
    readStandings: () => soon(bytes.get(STANDINGS_KEY)),
    readStandingsVersion: () => soon(bytes.getRange(STANDINGS_KEY, 0, 3)),
    ping: async () => void (await soon(commands.ping())),
    close: () => {
      for (const client of [commands, subscriber]) if (client.isOpen) client.destroy();
    },
  };
}

/** A Redis that takes commands and answers none must not hold the standings up. */
async function soon<T>(answer: Promise<T>): Promise<T> {
  const isAnswered = new AbortController();
  const late = sleep(COMMAND_TIMEOUT_MS, undefined, { signal: isAnswered.signal }).then(() => {
    throw new Error('Redis does not answer');
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    isAnswered.abort();
    late.catch(() => undefined);
  }
}
