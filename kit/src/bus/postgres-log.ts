/** The bus as a log on Postgres, for one machine: Kafka's terms without Kafka. */
import { Pool } from 'pg';
import { createBackoff } from '../backoff.js';
import { surviveEarlyEnd } from '../database/session.js';
import type { Log } from '../log.js';
import { createLiveness, handleBroadcast } from './broadcast.js';
import { keyHash, type Bus, type BusMessage, type GroupLag, type TopicSpec } from './bus.js';
import { createDelivery } from './delivery.js';
import { startReader } from './postgres-log/reader.js';
import { compact, createSchema, TOPICS_CHANNEL, TOPICS_CREATED } from './postgres-log/schema.js';
import { createSubscriptions } from './subscriptions.js';

export interface PostgresLogOptions {
  /** A direct connection: session locks and LISTEN don't work through a pooler. */
  readonly url: string;
  readonly clientId: string;
  readonly log: Log;
}

/** How often to read without a notification, in milliseconds: only a fallback. */
const POLL_MS = 10_000;
/** The same for broadcasts: also the sign of life that `liveness` needs. */
const BROADCAST_POLL_MS = 2_000;
/** How often to delete superseded messages, and how old those must be, in milliseconds. */
const COMPACT_EVERY_MS = 300_000;
const COMPACT_AFTER_MS = 600_000;

/** Connects on first use; every consumer has its own connection, publishing shares two. */
export function createPostgresLogBus({ url, clientId, log }: PostgresLogOptions): Bus {
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
  const subscriptions = createSubscriptions();

  let prepared: Promise<void> | null = null;
  const prepare = (): Promise<void> => {
    prepared ??= createSchema(pool).catch((error: unknown) => {
      prepared = null;
      throw error;
    });
    return prepared;
  };

  async function createTopics(topics: readonly TopicSpec[], isCompacted: boolean): Promise<void> {
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

  /** All processes do this periodically, without coordination. */
  const compactionTimer = setInterval(() => {
    compact(pool, COMPACT_AFTER_MS)
      .then((deleted) => log.debug({ deleted }, 'compacted the log'))
      .catch((error: unknown) => log.debug({ err: error }, 'the log was not compacted this time'));
  }, COMPACT_EVERY_MS);
  compactionTimer.unref();

  return {
    ensureTopics: (topics) =>
      subscriptions.retry(
        () => createTopics(topics, true),
        createBackoff(log, { starts: 'the bus is down: topics wait', ends: 'the topics exist' }),
      ),
    publish,
    async consume(consume) {
      subscriptions.assertOpen();
      const { group, topics } = consume;
      let isStopping = false;
      const delivery = createDelivery({ consume, storeDeadLetter, isStopping: () => isStopping, log });
      const reader = startReader({
        ...{ url, log, prepare, topics, group, pollMs: POLL_MS },
        applicationName: `${clientId} bus ${group}`,
        words: {
          starts: `the bus is down: ${group} does not consume`,
          ends: `the bus is back: ${group} consumes again`,
        },
        handle: (batches) => delivery.deliver(batches),
      });
      return subscriptions.keep({
        stop: () => {
          isStopping = true;
          return reader.stop();
        },
      });
    },
    async broadcast(broadcast) {
      subscriptions.assertOpen();
      const liveness = createLiveness(broadcast);
      const begun = Promise.withResolvers<void>();
      const reader = startReader({
        ...{ url, log, prepare, topics: broadcast.topics, group: null },
        pollMs: BROADCAST_POLL_MS,
        applicationName: `${clientId} bus broadcast`,
        words: {
          starts: 'the bus is down: no broadcasts',
          ends: 'the bus is back: broadcasts continue',
        },
        handle: async (batches) => {
          for (const message of batches.flat()) await handleBroadcast(message, broadcast, log);
          return batches.map((messages) => ({ handled: messages.length, retryInMs: null }));
        },
        onRead: () => {
          begun.resolve();
          liveness.heard();
        },
        onLost: liveness.lost,
      });
      const subscription = subscriptions.keep({
        stop: async () => {
          liveness.stop();
          await reader.stop();
          begun.resolve();
        },
      });
      await begun.promise;
      return subscription;
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
    close: () =>
      subscriptions.close(async () => {
        clearInterval(compactionTimer);
        await pool.end();
      }),
  };
}
