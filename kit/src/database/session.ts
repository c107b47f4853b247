import { Client, type ClientBase } from 'pg';
import { createBackoff } from '../backoff.js';
import type { Log } from '../log.js';
import { createSignal, type Signal } from '../loop.js';
import { prepared } from './sql.js';

/** One connection with its session locks and LISTEN. It does not reconnect. */
export interface Session {
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Gives the connection up as lost. */
  lose(): void;
  end(): Promise<void>;
}

interface SessionOptions {
  readonly url: string;
  readonly applicationName: string;
  /** Called with the payload of each notification. */
  readonly onNotice?: (payload: string) => void;
  /** Called once when the connection breaks. */
  readonly onLost?: () => void;
}

/**
 * The pool's `onConnect`. A new connection has no error listener until its first use, and an error without a listener
 * ends the process. That first use then fails with a transient error.
 */
export const surviveEarlyEnd = (client: ClientBase): void => void client.on('error', () => undefined);

/** Opens a connection that notices a dead peer. Once it broke, every query rejects. */
export async function openSession(options: SessionOptions): Promise<Session> {
  const client = new Client({
    connectionString: options.url,
    application_name: options.applicationName,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    connectionTimeoutMillis: 5_000,
  });
  let isOver = false;
  const lose = (): void => {
    if (!isOver) options.onLost?.();
    isOver = true;
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload }) => options.onNotice?.(payload ?? ''));

  try {
    await client.connect();
    // Offsets and marks written here may be lost in a server crash; the work is then repeated.
    await client.query('set synchronous_commit = off');
    return {
      query: async <Row>(text: string, parameters: readonly unknown[] = []) => {
        const statement = parameters.length > 0 ? prepared({ text, parameters }) : { text };
        return (await client.query(statement)).rows as Row[];
      },
      lose,
      end: async () => {
        isOver = true;
        await client.end().catch(() => undefined);
      },
    };
  } catch (error) {
    isOver = true;
    // Not awaited, because a hung server would block us here.
    void client.end().catch(() => undefined);
    throw error;
  }
}

/** Work that needs a session for as long as it goes on. */
interface SessionWork {
  /** Ends a wait of the work. */
  wake(): void;
  /** Resolves once the work has ended. */
  stop(): Promise<void>;
}

interface SessionWorkOptions extends SessionOptions {
  readonly log: Log;
  /** What the log says when the connection is lost and when it is back. */
  readonly words: { readonly starts: string; readonly ends: string };
  /** Runs before each session is opened. */
  readonly prepare?: () => Promise<void>;
  /** An advisory lock: the process that holds it works, the others stand by. Postgres releases it with the connection. */
  readonly lock?: {
    /** The lock's number in SQL, made from `$1`, which is `of`. */
    readonly sql: string;
    readonly of: string | number;
    /** How often a process that stands by tries to take over, in milliseconds. */
    readonly tryEveryMs: number;
    /** Runs after each try in vain. */
    readonly onStandBy?: (session: Session) => Promise<void>;
  };
  /** Goes on until `isStopping`; its waits end with `signal`, which notifications and a lost connection wake, too. */
  readonly work: (session: Session, signal: Signal, isStopping: () => boolean) => Promise<void>;
}

/** Does the work until it is stopped: on one session, and on a new one whenever that was lost. */
export function startOnSession(options: SessionWorkOptions): SessionWork {
  const { lock } = options;
  const signal = createSignal();
  const backoff = createBackoff(options.log, options.words);
  let isStopping = false;

  const standBy = async (session: Session): Promise<void> => {
    while (lock && !isStopping) {
      const taking = `select pg_try_advisory_lock(${lock.sql}) as taken`;
      const [found] = await session.query<{ taken: boolean }>(taking, [lock.of]);
      if (found?.taken) return;
      await lock.onStandBy?.(session);
      await signal.wait(lock.tryEveryMs);
    }
  };
  const workOnce = async (): Promise<void> => {
    await options.prepare?.();
    const session = await openSession({
      ...options,
      onNotice: (payload) => {
        options.onNotice?.(payload);
        signal.wake();
      },
      onLost: () => {
        options.onLost?.();
        signal.wake();
      },
    });
    try {
      backoff.succeeded();
      await standBy(session);
      if (!isStopping) await options.work(session, signal, () => isStopping);
    } catch (error) {
      // A query may fail before its connection reports the end, which nobody hears once the session is over.
      session.lose();
      throw error;
    } finally {
      await session.end();
    }
  };
  const running = (async () => {
    while (!isStopping) {
      try {
        await workOnce();
      } catch (error) {
        if (isStopping) return;
        const until = Date.now() + backoff.failed(error);
        // New work has to wait, too.
        while (!isStopping && Date.now() < until) await signal.wait(until - Date.now());
      }
    }
  })();
  return {
    wake: () => signal.wake(),
    async stop() {
      isStopping = true;
      signal.wake();
      await running;
    },
  };
}
