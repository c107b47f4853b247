import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Bus, ReceivedMessage } from '../src/bus/bus.js';
import { createBus } from '../src/bus/index.js';
import { compact } from '../src/bus/postgres-log/schema.js';
import { createTestDatabase, eventually, testLog } from '../src/testing/index.js';
import { collect, message, newGroup, newName, newTopic, testBus, text, totalLag } from './bus-suite.js';
import { proxyTo } from './proxy.js';

const onCrash = (error: unknown): void => {
  throw error;
};

/** The connections of the bus that is called test. */
const CONNECTIONS = `select pid from pg_stat_activity
  where datname = current_database() and application_name like 'test bus%'`;

describe('the log on Postgres', async () => {
  const url = await createTestDatabase(inject('postgresUrl'), 'bus');
  const open = (clientId: string): Bus =>
    createBus({ BUS_DATABASE_URL: url }, { clientId, log: testLog, onCrash });

  testBus({ open, childEnvironment: { BUS_DATABASE_URL: url } });

  describe('specifically', () => {
    let bus: Bus;
    let pool: Pool;
    beforeAll(() => {
      bus = open('test');
      pool = new Pool({ connectionString: url, max: 1 });
    });
    afterAll(async () => {
      await bus.close();
      await pool.end();
    });

    test('the same event published twice is stored once, also within one batch', async () => {
      const topic = await newTopic(bus, 2);
      const again = message(topic, 'k', 'once');
      await bus.publish([again, again, message(topic, 'k', 'other')]);
      await bus.publish([message(topic, 'k', 'last'), again]);
      const { received, handle } = collect();
      const group = newGroup();
      await bus.consume({ group, topics: [topic], handle });
      await eventually(async () => {
        expect(received.map(text)).toEqual(['once', 'other', 'last']);
        expect(await totalLag(bus, group, topic)).toBe(0);
      });
    });

    test('publishers that write to the same partitions in any order neither block each other nor leave gaps', async () => {
      const topics = [await newTopic(bus, 3), await newTopic(bus, 3)];
      const publishers = Array.from({ length: 4 }, (_, n) => open(`publisher-${n}`));
      await Promise.all(
        publishers.map(async (publisher, p) => {
          for (let round = 0; round < 20; round++) {
            const entries = topics.flatMap((topic) =>
              Array.from({ length: 6 }, () => message(topic, randomUUID(), 'v')),
            );
            await publisher.publish(p % 2 === 0 ? entries : entries.reverse());
          }
        }),
      );
      await Promise.all(publishers.map((publisher) => publisher.close()));
      const { rows } = await pool.query<{ stored: number; counted: number }>(
        `select sum(next_offset)::int as counted,
           (select count(*)::int from bus.messages where topic = any($1)) as stored
         from bus.partitions where topic = any($1)`,
        [topics],
      );
      expect(rows[0]).toEqual({ counted: 960, stored: 960 });
    });

    test('a reader never sees an offset before all smaller ones of its partition', async () => {
      const topic = await newTopic(bus, 1);
      const slow = new Client({ connectionString: url });
      await slow.connect();
      try {
        await slow.query('begin');
        await slow.query(
          `select bus.append(array[$1], array['k'], array[1::bigint], array['a'::bytea], array['{}'::jsonb])`,
          [topic],
        );
        const second = bus.publish([message(topic, 'k', 'b')]);
        const { received, handle } = collect();
        await bus.consume({ group: newGroup(), topics: [topic], handle });
        await waitForLock(pool);
        expect(received).toEqual([]);
        await slow.query('commit');
        await second;
        await eventually(() => expect(received.map(text)).toEqual(['a', 'b']));
      } finally {
        await slow.end();
      }
    });

    test('a consumer and a broadcast whose connections are cut reconnect and miss nothing', async () => {
      const topic = await newTopic(bus, 2);
      const group = newGroup();
      const consumed = collect();
      const broadcasts: string[] = [];
      const changes: string[] = [];
      await bus.consume({ group, topics: [topic], handle: consumed.handle });
      await bus.broadcast({
        topics: [topic],
        handle: (entry) => void broadcasts.push(text(entry)),
        onConnected: () => changes.push('connected'),
        onLost: () => changes.push('lost'),
      });
      await bus.publish([message(topic, 'k', 'a')]);
      await eventually(() => expect([consumed.received.map(text), broadcasts]).toEqual([['a'], ['a']]));
      // The broadcast is reading: its query fails before its connection reports the end.
      const blocker = new Client({ connectionString: url });
      await blocker.connect();
      await blocker.query('begin; lock table bus.messages');
      await eventually(async () => {
        const { rowCount } = await pool.query(`${CONNECTIONS} and wait_event_type = 'Lock'`);
        expect(rowCount).toBeGreaterThan(0);
      });
      await pool.query(`select pg_terminate_backend(pid) from (${CONNECTIONS}) connections`);
      await blocker.end();
      await eventually(() => bus.publish([message(topic, 'k', 'b')]));
      await eventually(() =>
        expect([new Set(consumed.received.map(text)), new Set(broadcasts)]).toEqual([
          new Set(['a', 'b']),
          new Set(['a', 'b']),
        ]),
      );
      await eventually(() => expect(changes).toEqual(['connected', 'lost', 'connected']));
    });

    test('topics and a broadcast wait for a Postgres that is down, until it is there or the bus is closed', async () => {
      const topic = await newTopic(bus, 1);
      const proxy = await proxyTo(url);
      await proxy.close();
      const received: string[] = [];
      const subscribe = (clientId: string) => {
        const own = createBus({ BUS_DATABASE_URL: proxy.url }, { clientId, log: testLog, onCrash });
        const handle = (entry: ReceivedMessage) => void received.push(text(entry));
        const ensured = own.ensureTopics([{ name: topic, partitions: 1 }]);
        return { own, subscribed: Promise.allSettled([ensured, own.broadcast({ topics: [topic], handle })]) };
      };
      const [ended, waiting] = [subscribe('ended'), subscribe('waiting')];
      await ended.own.close();
      const closed = { status: 'rejected', reason: { message: 'the bus is closed' } };
      expect(await ended.subscribed).toMatchObject([closed, { status: 'fulfilled' }]);
      proxy.listen();
      expect(await waiting.subscribed).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
      await bus.publish([message(topic, 'k', 'a')]);
      await eventually(() => expect(received).toEqual(['a']));
      await waiting.own.close();
      await proxy.close();
    });

    test('one consumer of a group gets everything in order, and a second one takes over where it stopped', async () => {
      const topic = await newTopic(bus, 4);
      const group = newGroup();
      const [one, two] = [open('one'), open('two')];
      const [first, second] = [collect(), collect()];
      const consumer = await one.consume({ group, topics: [topic], handle: first.handle });
      await bus.publish([message(topic, 'k', 'a')]);
      await eventually(() => expect(first.received).toHaveLength(1));
      await two.consume({ group, topics: [topic], handle: second.handle });
      await standsBy(pool, `two bus ${group}`);
      const keys = Array.from({ length: 20 }, () => randomUUID());
      await bus.publish(keys.map((key) => message(topic, key, key)));
      await eventually(() => expect(first.received).toHaveLength(21));
      await consumer.stop();
      await bus.publish(['b', 'c'].map((value) => message(topic, 'k', value)));
      await eventually(() => expect(second.received.map(text)).toEqual(['b', 'c']));
      expect(new Set(first.received.map(text))).toEqual(new Set(['a', ...keys]));
      await Promise.all([one.close(), two.close()]);
    });

    test('a consumer whose connection breaks while it handles a batch loses nothing, whoever takes over', async () => {
      const topic = await newTopic(bus, 1);
      const group = newGroup();
      const [one, two] = [open('one'), open('two')];
      const { received, handle } = collect();
      let cut = (): void => undefined;
      const isCut = new Promise<void>((resolve) => {
        cut = resolve;
      });
      await one.consume({ group, topics: [topic], handle: (messages) => isCut.then(() => handle(messages)) });
      await bus.publish(['a', 'b'].map((value) => message(topic, 'k', value)));
      // Its lock is taken, and its first batch in progress.
      await standsBy(pool, `one bus ${group}`, 'bus.messages');
      await two.consume({ group, topics: [topic], handle });
      await standsBy(pool, `two bus ${group}`);
      await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
        `one bus ${group}`,
      ]);
      await eventually(() => expect(received.map(text)).toEqual(['a', 'b']));
      cut();
      await bus.publish([message(topic, 'k', 'c')]);
      await eventually(() => expect(received.map(text)).toContain('c'));
      await Promise.all([one.close(), two.close()]);
      expect(await totalLag(bus, group, topic)).toBe(0);
    });

    test('a new topic wakes the group that waits for it, long before the next poll', async () => {
      const topic = newName('later');
      const { received, handle } = collect();
      const group = newGroup();
      await bus.consume({ group, topics: [topic], handle });
      // It has found no partitions, and waits for ten seconds or a notification.
      await standsBy(pool, `test bus ${group}`, 'bus.messages');
      await bus.ensureTopics([{ name: topic, partitions: 2 }]);
      await bus.publish([message(topic, 'k', 'v')]);
      await eventually(() => expect(received.map(text)).toEqual(['v']));
    });

    test('compaction retains the newest of each key, including tombstones, and recent messages', async () => {
      const topic = await newTopic(bus, 2);
      const published = [
        ['a', '1'],
        ['b', '1'],
        ['a', '2'],
        ['b', null],
        ['a', '3'],
      ] as const;
      await bus.publish(published.map(([key, value]) => message(topic, key, value)));
      expect(await compact(pool, 3_600_000)).toBe(0);
      await compact(pool, 0);
      const { received, handle } = collect();
      const group = newGroup();
      await bus.consume({ group, topics: [topic], handle });
      await eventually(async () => {
        expect(received.map((entry) => `${entry.key}=${text(entry)}`).sort()).toEqual(['a=3', 'b=tombstone']);
        expect(await totalLag(bus, group, topic)).toBe(0);
      });
    });
  });
});

/** Waits until the consumer of that application name has last queried something like `lastQuery`, and waits. */
async function standsBy(pool: Pool, application: string, lastQuery = 'pg_try_advisory_lock'): Promise<void> {
  await eventually(async () => {
    const found = await pool.query(
      `select from pg_stat_activity
       where application_name = $1 and state = 'idle' and strpos(query, $2) > 0`,
      [application, lastQuery],
    );
    expect(found.rowCount).toBe(1);
  });
}

/** Waits until a session of this database waits for another's row. */
async function waitForLock(pool: Pool): Promise<void> {
  await eventually(async () => {
    const found = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(found.rowCount).toBeGreaterThan(0);
  });
}
