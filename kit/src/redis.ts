/** Redis, which may be down: every command has a time limit, and every connection is checked again and again. */
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import { createBackoff } from './backoff.js';
import { createSignal } from './loop.js';
import { TimedOut, withTimeout } from './timeout.js';

/** `openRedis` reconnects, not the client. */
const newClient = async (url: string) => {
  // Loaded only if needed: it takes 13 MB of memory.
  const { createClient } = await import('redis');
  return createClient({
    url,
    // A command never waits in memory for a connection: its caller continues without Redis.
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
  });
};

export type RedisClient = Awaited<ReturnType<typeof newClient>>;

export interface Redis {
  /** Whether Redis responded to the last check. */
  readonly isUp: boolean;
  /**
   * The response to one command. Rejects at once while Redis is down, and after the time limit if Redis accepts the
   * command without responding; whether it was carried out is then unknown.
   */
  ask<T>(command: (client: RedisClient) => Promise<T>): Promise<T>;
  /** Called whenever Redis starts to respond: the first time and after each outage. */
  onUp(listener: () => void): void;
  /** Waits until Redis responds; false if the time is up first. */
  untilUp(timeoutMs: number): Promise<boolean>;
  close(): void;
}

export interface RedisOptions {
  readonly url: string;
  readonly log: Log;
  /** What the process does without it: '…; limits are counted by each gateway'. */
  readonly meanwhile: string;
  /** Where `redis_up` is reported; omitted if a process has two connections and reports both itself. */
  readonly metrics?: Pick<Metrics, 'gauge'>;
  /** Prepares each new connection before it is used; one that cannot be prepared is closed. */
  readonly prepare?: (client: RedisClient) => Promise<unknown>;
  /** The time limit of one command, in milliseconds. */
  readonly timeoutMs?: number;
}

/** What `redis_up` is, in the words of the metrics page. */
export const REDIS_UP = 'Whether Redis answers this process';

const CONNECT_MS = 2_000;
const TIMEOUT_MS = 1_000;
/** How often the connection is checked. */
const PING_EVERY_MS = 1_000;

/**
 * Connects in the background, for as long as it takes, and again after each loss. Every connection is a client of its
 * own that has to respond before it is used, and every second from then on; otherwise it is closed. A
 * client's own reconnecting is not used: it may accept a server that is about to stop.
 */
export function openRedis({ url, log, meanwhile, metrics, prepare, ...options }: RedisOptions): Redis {
  const { timeoutMs = TIMEOUT_MS } = options;
  const listeners: (() => void)[] = [];
  const signal = createSignal();
  const backoff = createBackoff(log, { starts: `Redis is away: ${meanwhile}`, ends: 'Redis is back' });
  /** The connection that commands use; null while Redis is down. */
  let current: RedisClient | null = null;
  let using: RedisClient | null = null;
  let isClosed = false;

  async function useOne(): Promise<void> {
    const client = (using = await newClient(url));
    let failure: unknown = null;
    client.on('error', (error: unknown) => {
      failure ??= error;
      if (current === client) current = null;
      signal.wake();
    });
    try {
      await withTimeout(client.connect(), CONNECT_MS);
      await withTimeout(client.ping(), timeoutMs);
      await withTimeout(Promise.resolve(prepare?.(client)), timeoutMs);
      while (!isClosed && failure === null) {
        // A late command may have taken the connection out of use, though it has responded since.
        if (current === null) {
          current = client;
          backoff.succeeded();
          for (const listener of listeners) listener();
        }
        await signal.wait(PING_EVERY_MS);
        await withTimeout(client.ping(), timeoutMs);
      }
      if (!isClosed) throw failure;
    } finally {
      current = null;
      // Rejects the commands that still wait for a response.
      if (client.isOpen) client.destroy();
    }
  }

  void (async () => {
    while (!isClosed) {
      try {
        await useOne();
      } catch (error) {
        if (!isClosed) await signal.wait(backoff.failed(error));
      }
    }
  })();

  const onUp = (listener: () => void): void => void listeners.push(listener);
  metrics?.gauge('redis_up', REDIS_UP, () => (current === null ? 0 : 1));
  return {
    get isUp() {
      return current !== null;
    },
    async ask(command) {
      const client = current;
      if (client === null) throw new Error('Redis is away');
      try {
        return await withTimeout(command(client), timeoutMs);
      } catch (error) {
        // Checks the connection now, so that other commands need not time out one by one.
        if (error instanceof TimedOut && current === client) {
          current = null;
          signal.wake();
        }
        throw error;
      }
    },
    onUp,
    untilUp: async (ms) => {
      if (current !== null) return true;
      const up = new Promise<boolean>((resolve) => onUp(() => resolve(true)));
      return await withTimeout(up, ms).catch(() => false);
    },
    close() {
      isClosed = true;
      if (using?.isOpen) using.destroy();
      signal.wake();
    },
  };
}
