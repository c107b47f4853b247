import { setTimeout as pause } from 'node:timers/promises';
import type { Bus, BusMessage } from '../bus/bus.js';
import type { Database } from '../database/database.js';
import { createBackoff, createPace } from '../backoff.js';
import { startOnSession, type Session } from '../database/session.js';
import type { Log } from '../log.js';
import type { Signal } from '../loop.js';
import { IS_RETAINED, RETAINED_AT } from './event.js';

export interface RelayOptions {
  readonly database: Database;
  readonly bus: Bus;
  readonly log: Log;
  /** How often to poll without a notification, in milliseconds; only a fallback, 5 seconds by default. */
  readonly pollMs?: number;
  /** How long published rows are retained for debugging, in milliseconds; one hour by default. See also `IS_RETAINED`. */
  readonly retentionMs?: number;
}

export interface Relay {
  /** Called after a commit: there is something to send, here or by the replica that holds the lock. */
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
/** How often a standby replica tries to take over. */
const STAND_BY_MS = 500;
/** On this channel a standby replica notifies the one that holds the lock, at most every NOTIFY_MS. */
const CHANNEL = 'outbox';
const NOTIFY_MS = 20;
/** Rows sent at a time. */
const MAX_ROWS = 1_000;
const PURGE_EVERY_MS = 60_000;
const PURGE_STEP = 1_000;

/**
 * Sends outbox rows to the bus, one replica at a time, in the order of their ids, retrying as long as it takes.
 * Unpublished rows are found by their mark and never by `id > last`, because a transaction with early ids may commit
 * late. A row may be sent twice (a crash between the bus and the mark), which the versions make harmless.
 */
export function startRelay(options: RelayOptions): Relay {
  const { database, bus, log, pollMs = 5_000, retentionMs = 3_600_000 } = options;
  const sending = createBackoff(log, {
    starts: 'the outbox cannot be sent',
    ends: 'the outbox is sent again',
  });
  let purgeDueAt = 0;
  /** Whether this replica has committed rows since its last notification. */
  let hasCommitted = false;

  /**
   * Uses only the connection that holds the lock, so that nothing is read or marked without it. What was sent is marked
   * in the round trip that reads the next rows.
   */
  async function sendForEver(session: Session, signal: Signal, isStopping: () => boolean): Promise<void> {
    log.debug('this replica relays the outbox');
    // Postgres keeps a plan from when the outbox was small, so each batch of a draft would read all of it.
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await session.query(`set enable_${way} = off`);
    // Before the first poll: what is committed later is notified or found by it.
    await session.query(`listen ${CHANNEL}`);
    const pace = createPace();
    let sent: readonly string[] = [];
    while (!isStopping() || sent.length > 0) {
      const rows = await session.query<OutboxRow>(NEXT, [isStopping() ? 0 : MAX_ROWS, sent]);
      sent = [];
      if (rows.length === 0) {
        if (await purge(session)) continue;
        if (!isStopping()) await signal.wait(pollMs);
        continue;
      }
      try {
        await bus.publish(rows);
        sending.succeeded();
        sent = rows.map((row) => row.id);
      } catch (error) {
        // New rows have to wait behind the old ones.
        const until = Date.now() + sending.failed(error);
        while (!isStopping() && Date.now() < until) await signal.wait(until - Date.now());
        continue;
      }
      await purge(session);
      if (rows.length < MAX_ROWS && !isStopping()) await pause(pace.pauseAfter(rows.length));
    }
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

  const running = startOnSession({
    ...connectionOf(database),
    log,
    words: { starts: 'the relay lost its database', ends: 'the relay is back' },
    lock: {
      ...{ sql: '$1', of: RELAY_LOCK, tryEveryMs: STAND_BY_MS },
      // Not in the transactions themselves, because Postgres commits those with a NOTIFY one after the other.
      onStandBy: async (session) => {
        if (!hasCommitted) return;
        hasCommitted = false;
        await session.query('select pg_notify($1, $2)', [CHANNEL, '']);
        await pause(NOTIFY_MS);
      },
    },
    work: sendForEver,
  });

  const waiting: Relay['waiting'] = async () => {
    const { rows, oldest } = await database.one<{ rows: number; oldest: number }>(
      `select count(*)::int as rows,
         coalesce(extract(epoch from clock_timestamp() - min(created_at)) * 1000, 0)::float8 as oldest
       from outbox where published_at is null`,
    );
    return { rows, oldestAgeMs: Math.max(0, oldest) };
  };

  const wake = (): void => {
    hasCommitted = true;
    running.wake();
  };
  return {
    wake,
    waiting,
    async flush(timeoutMs) {
      const deadline = Date.now() + timeoutMs;
      try {
        while ((await waiting()).rows > 0 && Date.now() < deadline) {
          wake();
          await pause(20);
        }
      } catch (error) {
        log.warn({ err: error }, 'the outbox could not be flushed; the rest is sent after the next start');
      }
    },
    stop: () => running.stop(),
  };
}

/** Marks the rows that were sent ($2) and reads the next ones. */
const NEXT = `
  with marked as (
    update outbox set published_at = case when ${IS_RETAINED} then ${RETAINED_AT} else now() end
    where id = any($2::bigint[]))
  select id, topic, key, value, headers from outbox
  where published_at is null and id not in (select unnest($2::bigint[])) order by id limit $1`;

interface OutboxRow extends BusMessage {
  readonly id: string;
}

function connectionOf(database: Database): { readonly url: string; readonly applicationName: string } {
  const { options } = database.dataSource;
  if (options.type !== 'postgres' || !options.url)
    throw new Error('the relay needs a Postgres given by its URL');
  return { url: options.url, applicationName: `${options.applicationName ?? 'service'} relay` };
}
