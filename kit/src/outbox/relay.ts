import { setTimeout as pause } from 'node:timers/promises';
import type { Bus, BusMessage } from '../bus/bus.js';
import type { Database } from '../database/database.js';
import { openSession, type Session } from '../database/session.js';
import type { Log } from '../log.js';
import { createBackoff } from '../backoff.js';
import { createSignal } from '../signal.js';
import { IS_RETAINED, RETAINED_AT } from './retained.js';

export interface RelayOptions {
  readonly database: Database;
  readonly bus: Bus;
  readonly log: Log;
  /** How often to poll for rows of other replicas, in milliseconds. */
  readonly pollMs: number;
  /** How long published rows are retained for debugging, in milliseconds; one hour by default. See also retained.ts. */
  readonly retentionMs?: number;
  /** Rows sent at a time; 200 by default. */
  readonly batch?: number;
}

export interface Relay {
  /** Polls now: there is something to send. */
  wake(): void;
  /** Resolves when nothing is waiting, or after `timeoutMs`; never rejects. */
  flush(timeoutMs: number): Promise<void>;
  /** Finishes the batch in progress and releases the lock. */
  stop(): Promise<void>;
  /** Committed rows that are not on the bus yet. */
  waiting(): Promise<{ readonly rows: number; readonly oldestAgeMs: number }>;
}

/** Any constant; the replicas of a service take the same lock, each service in its own database. */
const RELAY_LOCK = 7_214_003;
/** Rows committed within this time go in one batch: a batch of ten costs little more than one row. */
const GATHER_MS = 5;
/** How often a standby replica tries to take over. */
const STAND_BY_MS = 500;
const PURGE_EVERY_MS = 60_000;
const PURGE_STEP = 1_000;

/**
 * Sends outbox rows to the bus, one replica at a time, in the order of their ids, retrying as long as it takes.
 * Unpublished rows are found by their mark and never by `id > last`, because a transaction with early ids may commit
 * late. A row may be sent twice (a crash between the bus and the mark), which the versions make harmless.
 */
export function startRelay(options: RelayOptions): Promise<Relay> {
  const { database, bus, log, pollMs, retentionMs = 3_600_000, batch = 200 } = options;
  const connection = connectionOf(database);
  const signal = createSignal();
  const sending = createBackoff(log, {
    starts: 'the outbox cannot be sent',
    ends: 'the outbox is sent again',
  });
  const connecting = createBackoff(log, { starts: 'the relay lost its database', ends: 'the relay is back' });
  let isStopping = false;
  let purgeDueAt = 0;

  async function relayOnce(): Promise<void> {
    const session = await openSession({ ...connection, onLost: () => signal.wake() });
    try {
      connecting.succeeded();
      if (await standBy(session)) {
        log.debug('this replica relays the outbox');
        await sendForEver(session);
      }
    } finally {
      await session.end();
    }
  }

  /** Waits for the lock; false if stopped before. */
  async function standBy(session: Session): Promise<boolean> {
    for (;;) {
      if (isStopping) return false;
      session.assertAlive();
      const [lock] = await session.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        RELAY_LOCK,
      ]);
      if (lock?.taken) return true;
      await signal.wait(STAND_BY_MS);
    }
  }

  /** Uses only the connection that holds the lock, so that nothing is read or marked without it. */
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
        await signal.wait(pollMs);
        if (!isStopping) await pause(GATHER_MS);
        continue;
      }
      try {
        await bus.publish(rows);
        sending.succeeded();
      } catch (error) {
        await waitOut(sending.failed(error));
        continue;
      }
      await session.query(
        `update outbox set published_at = case when ${IS_RETAINED} then ${RETAINED_AT} else now() end
         where id = any($1)`,
        [rows.map((row) => row.id)],
      );
      await purge(session);
      if (rows.length < batch && !isStopping) await pause(GATHER_MS);
    }
  }

  /** A wait that new rows don't cut short, because they have to wait behind the old ones. */
  async function waitOut(ms: number): Promise<void> {
    const until = Date.now() + ms;
    while (!isStopping && Date.now() < until) await signal.wait(until - Date.now());
  }

  /** Deletes a few rows if due; true if there are more. */
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
        if (!isStopping) await waitOut(connecting.failed(error));
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
    wake: () => signal.wake(),
    waiting,
    async flush(timeoutMs) {
      const deadline = Date.now() + timeoutMs;
      try {
        while ((await waiting()).rows > 0 && Date.now() < deadline) {
          signal.wake();
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      } catch (error) {
        log.warn({ err: error }, 'the outbox could not be flushed; the rest is sent after the next start');
      }
    },
    async stop() {
      isStopping = true;
      signal.wake();
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
