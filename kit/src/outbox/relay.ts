import { setTimeout as pause } from 'node:timers/promises';
import type { Bus, BusMessage } from '../bus/bus.js';
import type { Database } from '../database/database.js';
import { openSession, type Session } from '../database/session.js';
import type { Log } from '../log.js';
import { createTrouble } from '../trouble.js';
import { createWaker } from '../waker.js';
import { IS_KEPT, KEPT_AT } from './kept.js';

export interface RelayOptions {
  readonly database: Database;
  readonly bus: Bus;
  readonly log: Log;
  /** How often to look for rows that nobody announced (another replica's), in milliseconds. */
  readonly pollMs: number;
  /** How long published rows stay for whoever wants to look, in milliseconds; one hour by default. See also kept.ts. */
  readonly retentionMs?: number;
  /** Rows sent at a time; 200 by default. */
  readonly batch?: number;
}

export interface Relay {
  /** There is something to send: look now. */
  wake(): void;
  /** Resolves when nothing waits any more, or after `timeoutMs`; never rejects. */
  flush(timeoutMs: number): Promise<void>;
  /** Finishes the batch in hand and gives the lock back. */
  stop(): Promise<void>;
  /** What has been committed and is not on the bus yet. */
  waiting(): Promise<{ readonly rows: number; readonly oldestAgeMs: number }>;
}

/** Any constant; the replicas of a service take the same lock, each service in its own database. */
const RELAY_LOCK = 7_214_003;
/** What is committed within this time goes in one batch: a batch of ten costs the engines little more than one. */
const GATHER_MS = 5;
/** How often a replica that stands by tries to take over. */
const STAND_BY_MS = 500;
const PURGE_EVERY_MS = 60_000;
const PURGE_STEP = 1_000;

/**
 * Sends what transactions left in the outbox, one replica at a time, in the order of the rows' ids and for as
 * long as it takes. Unpublished rows are told by their mark and never by `id > last`: a transaction that took
 * its ids early may commit late. A row may be sent twice (a crash between the bus and the mark); the versions
 * in the messages make that harmless.
 */
export function startRelay(options: RelayOptions): Promise<Relay> {
  const { database, bus, log, pollMs, retentionMs = 3_600_000, batch = 200 } = options;
  const connection = connectionOf(database);
  const waker = createWaker();
  const sending = createTrouble(log, {
    starts: 'the outbox cannot be sent',
    ends: 'the outbox is sent again',
  });
  const connecting = createTrouble(log, { starts: 'the relay lost its database', ends: 'the relay is back' });
  let isStopping = false;
  let purgeDueAt = 0;

  async function relayOnce(): Promise<void> {
    const session = await openSession({ ...connection, onLost: () => waker.wake() });
    try {
      connecting.over();
      if (await standBy(session)) {
        log.debug('this replica relays the outbox');
        await sendForEver(session);
      }
    } finally {
      await session.end();
    }
  }

  /** Waits for the lock; false when stopped before. */
  async function standBy(session: Session): Promise<boolean> {
    for (;;) {
      if (isStopping) return false;
      session.assertAlive();
      const [answer] = await session.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        RELAY_LOCK,
      ]);
      if (answer?.taken) return true;
      await waker.wait(STAND_BY_MS);
    }
  }

  /** Everything goes through the connection that holds the lock: without the lock nothing is read or marked. */
  async function sendForEver(session: Session): Promise<void> {
    while (!isStopping) {
      session.assertAlive();
      const rows = await session.query<OutboxRow>(
        `select id, topic, key, value, headers from outbox
         where published_at is null order by id limit $1`,
        [batch],
      );
      if (rows.length === 0) {
        if (await purge(session)) continue;
        await waker.wait(pollMs);
        if (!isStopping) await pause(GATHER_MS);
        continue;
      }
      try {
        await bus.publish(rows);
        sending.over();
      } catch (error) {
        await waitOut(sending.again(error));
        continue;
      }
      await session.query(
        `update outbox set published_at = case when ${IS_KEPT} then ${KEPT_AT} else now() end
         where id = any($1)`,
        [rows.map((row) => row.id)],
      );
      await purge(session);
      if (rows.length < batch && !isStopping) await pause(GATHER_MS);
    }
  }

  /** A wait that new rows do not cut short: they have to wait behind the old ones. */
  async function waitOut(ms: number): Promise<void> {
    const until = Date.now() + ms;
    while (!isStopping && Date.now() < until) await waker.wait(until - Date.now());
  }

  /** One small step where one is due; true where more is to be done. */
  async function purge(session: Session): Promise<boolean> {
    if (Date.now() < purgeDueAt) return false;
    const gone = await session.query(
      `delete from outbox where id in (
         select id from outbox where published_at < now() - $1 * interval '1 millisecond' limit $2)
       returning id`,
      [retentionMs, PURGE_STEP],
    );
    if (gone.length === PURGE_STEP) return true;
    purgeDueAt = Date.now() + Math.min(PURGE_EVERY_MS, retentionMs);
    return false;
  }

  const running = (async () => {
    while (!isStopping) {
      try {
        await relayOnce();
      } catch (error) {
        if (!isStopping) await waitOut(connecting.again(error));
      }
    }
  })();

  const waiting: Relay['waiting'] = async () => {
    const [found] = await database.rows<{ rows: number; oldest: number }>(
      `select count(*)::int as rows,
         coalesce(extract(epoch from clock_timestamp() - min(created_at)) * 1000, 0)::float8 as oldest
       from outbox where published_at is null`,
    );
    return { rows: found?.rows ?? 0, oldestAgeMs: Math.max(0, found?.oldest ?? 0) };
  };

  return Promise.resolve({
    wake: () => waker.wake(),
    waiting,
    async flush(timeoutMs) {
      const deadline = Date.now() + timeoutMs;
      try {
        while ((await waiting()).rows > 0 && Date.now() < deadline) {
          waker.wake();
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      } catch (error) {
        log.warn({ err: error }, 'the outbox could not be flushed; what waits is sent after the next start');
      }
    },
    async stop() {
      isStopping = true;
      waker.wake();
      await running;
    },
  });
}

interface OutboxRow extends BusMessage {
  readonly id: string;
}

function connectionOf(database: Database): { readonly url: string; readonly applicationName: string } {
  const { options } = database.dataSource;
  if (options.type !== 'postgres' || !options.url)
    throw new Error('the relay needs a Postgres given by its URL');
  return { url: options.url, applicationName: `${options.applicationName ?? 'service'} relay` };
}
