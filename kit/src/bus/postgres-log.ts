/** The bus as a log on Postgres, for one machine: Kafka's terms without Kafka. */
import { Pool } from 'pg';
import { surviveEarlyEnd } from '../database/session.js';
import type { Log } from '../log.js';
import type { Bus, BusMessage, GroupLag, Subscription } from './bus.js';
import { createDelivery } from './delivery.js';
import { keyHash } from './partition-of.js';
import { startBroadcast } from './postgres-log/broadcast.js';
import { compact } from './postgres-log/compaction.js';
import { startConsumer } from './postgres-log/consumer.js';
import { createSchema, GROUP_LOCK, TOPICS_CHANNEL, TOPICS_CREATED } from './postgres-log/schema.js';
import { createBackoff } from '../backoff.js';
import { createSignal } from '../signal.js';

export interface PostgresLogOptions {
  /** A direct connection: session locks and LISTEN don't work through a pooler. */
  readonly url: string;
  readonly clientId: string;
  readonly log: Log;
  /** How often to delete superseded messages, and how old those must be; 5 and 10 minutes by default. */
  readonly compaction?: { readonly everyMs: number; readonly olderThanMs: number };
}

/** Connects on first use; every consumer has its own connection, publishing shares two. */
export function createPostgresLogBus(options: PostgresLogOptions): Bus {
  const { url, clientId, log, compaction = { everyMs: 300_000, olderThanMs: 600_000 } } = options;
  const pool = new Pool({
    connectionString: url,
    max: 2,
    application_name: `${clientId} bus`,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    allowExitOnIdle: true,
    onConnect: surviveEarlyEnd,
  });
  // A broken idle connection is replaced on the next use.
  pool.on('error', (error) => log.debug({ err: error }, 'an idle bus connection broke'));

  const subscriptions = new Set<Subscription>();
  const closing = createSignal();
  let isClosed = false;

  let prepared: Promise<void> | null = null;
  const prepare = (): Promise<void> => {
    prepared ??= withClient(pool).catch((error: unknown) => {
      prepared = null;
      throw error;
    });
    return prepared;
  };

  async function createTopics(
    topics: readonly { readonly name: string; readonly partitions: number }[],
    isCompacted: boolean,
  ): Promise<void> {
    await prepare();
    await pool.query(
      `with made as (
         insert into bus.topics (name, partitions, compacted)
         select name, partitions, $3 from unnest($1::text[], $2::int[]) as wanted (name, partitions) order by name
         on conflict (name) do nothing
         returning name, partitions),
       announced as (select pg_notify('${TOPICS_CHANNEL}', '${TOPICS_CREATED}') from made limit 1)
       insert into bus.partitions (topic, partition)
       select name, generate_series(0, partitions - 1) from made left join announced on true`,
      [topics.map((topic) => topic.name), topics.map((topic) => topic.partitions), isCompacted],
    );
  }

  async function publish(messages: readonly BusMessage[]): Promise<void> {
    if (messages.length === 0) return;
    await prepare();
    await pool.query('select bus.append($1, $2, $3, $4, $5)', [
      messages.map((message) => message.topic),
      messages.map((message) => message.key),
      messages.map((message) => keyHash(message.key)),
      messages.map((message) => (message.value === null ? null : Buffer.from(message.value))),
      messages.map((message) => JSON.stringify(message.headers)),
    ]);
  }

  async function storeDeadLetter(message: BusMessage): Promise<void> {
    await createTopics([{ name: message.topic, partitions: 1 }], false);
    await publish([message]);
  }

  const keep = (subscription: Subscription): Subscription => {
    const tracked: Subscription = {
      stop: async () => {
        subscriptions.delete(tracked);
        await subscription.stop();
      },
    };
    subscriptions.add(tracked);
    return tracked;
  };

  /** All processes do this periodically, without coordination. */
  const compactionTimer = setInterval(() => {
    compact(
      async (text, parameters) => (await pool.query(text, [...parameters])).rowCount ?? 0,
      compaction.olderThanMs,
    )
      .then((deleted) => log.debug({ deleted }, 'compacted the log'))
      .catch((error: unknown) => log.debug({ err: error }, 'the log was not compacted this time'));
  }, compaction.everyMs);
  compactionTimer.unref();

  return {
    async ensureTopics(topics) {
      const backoff = createBackoff(log, {
        starts: 'the bus is down: topics wait',
        ends: 'the topics exist',
      });
      for (;;) {
        if (isClosed) throw new Error('the bus is closed');
        try {
          await createTopics(topics, true);
          backoff.succeeded();
          return;
        } catch (error) {
          await closing.wait(backoff.failed(error));
        }
      }
    },
    publish,
    async consume(consume) {
      if (isClosed) throw new Error('the bus is closed');
      const deliveryFor = (isStopping: () => boolean) =>
        createDelivery({ consume, storeDeadLetter, isStopping, log });
      return keep(startConsumer({ url, clientId, log, consume, deliveryFor, prepare }));
    },
    async broadcast(broadcast) {
      return keep(await startBroadcast({ url, clientId, log, broadcast, prepare }));
    },
    async rewind(group, topics) {
      await prepare();
      const { rows } = await pool.query<{ is_free: boolean }>(
        `with lock as materialized (select pg_try_advisory_xact_lock(${GROUP_LOCK}) as is_free),
         rewound as (
           delete from bus.group_offsets using lock
           where is_free and group_name = $1 and topic = any($2))
         select is_free from lock`,
        [group, topics],
      );
      if (!rows[0]?.is_free) throw new Error(`the group ${group} has a running consumer`);
    },
    async lag(group, topics) {
      await prepare();
      const found = await pool.query<GroupLag>(
        `select p.topic, p.partition, count(m.message_offset)::int as lag
         from bus.partitions p
         left join bus.group_offsets stands
           on stands.group_name = $1 and stands.topic = p.topic and stands.partition = p.partition
         left join bus.messages m on m.topic = p.topic and m.partition = p.partition
           and m.message_offset >= coalesce(stands.next_offset, 0)
         where p.topic = any($2)
         group by p.topic, p.partition order by p.topic, p.partition`,
        [group, topics],
      );
      return found.rows;
    },
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      closing.wake();
      clearInterval(compactionTimer);
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      await pool.end();
    },
  };
}

async function withClient(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await createSchema(client);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
