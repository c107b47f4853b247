import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Bus, BusMessage } from '../src/bus/bus.js';
import { createPostgresLogBus } from '../src/bus/postgres-log.js';
import type { Database, Sql } from '../src/database/database.js';
import { createLog } from '../src/log.js';
import { startRelay, type Relay, type RelayOptions } from '../src/outbox/relay.js';
import { createTestDatabase, eventually, testLog } from '../src/testing/index.js';
import { collect, newTopic } from './bus-suite.js';
import { openBare } from './notes.js';

async function open(url?: string): Promise<Database> {
  const database = await openBare({ name: 'relay-test', ...(url !== undefined && { url }) });
  onTestFinished(() => database.close());
  return database;
}

async function relay(database: Database, bus: Bus, more: Partial<RelayOptions> = {}): Promise<Relay> {
  const started = startRelay({ database, bus, log: testLog, pollMs: 20, ...more });
  onTestFinished(() => started.stop());
  return started;
}

/** A bus that only accepts messages, or rejects them while `isDown`. */
function recordingBus(): {
  readonly bus: Bus;
  readonly sent: BusMessage[];
  isDown: boolean;
  refused: number;
} {
  const unused = (): never => {
    throw new Error('not used by the relay');
  };
  const recording = {
    sent: [] as BusMessage[],
    isDown: false,
    refused: 0,
    bus: {
      publish: (messages: readonly BusMessage[]) => {
        if (recording.isDown) {
          recording.refused += 1;
          return Promise.reject(new Error('the bus is down'));
        }
        recording.sent.push(...messages);
        return Promise.resolve();
      },
      ensureTopics: unused,
      consume: unused,
      broadcast: unused,
      lag: unused,
      close: unused,
    } satisfies Bus,
  };
  return recording;
}

async function put(sql: Sql, key: string, value: string, topic = 'test.topic.v1'): Promise<void> {
  await sql.run('insert into outbox (topic, key, value, headers) values ($1, $2, $3, $4)', [
    topic,
    key,
    Buffer.from(value),
    JSON.stringify({ ce_id: randomUUID(), traceparent: `00-${value}` }),
  ]);
}

const values = (messages: readonly BusMessage[]): string[] =>
  messages.map((entry) => Buffer.from(entry.value ?? []).toString());

test('committed rows go to the bus in order, with their headers, until none is left', async () => {
  const database = await open();
  const { bus, sent } = recordingBus();
  await database.transaction(async (tx) => {
    for (let n = 0; n < 2_500; n++) await put(tx, `key-${n % 3}`, String(n));
  });
  const running = await relay(database, bus);
  await eventually(() => expect(sent).toHaveLength(2_500));
  expect(values(sent)).toEqual(Array.from({ length: 2_500 }, (_, n) => String(n)));
  expect(sent[7]).toMatchObject({ topic: 'test.topic.v1', key: 'key-1', headers: { traceparent: '00-7' } });
  await running.flush(20_000);
  expect(await running.waiting()).toEqual({ rows: 0, oldestAgeMs: 0 });
  expect(sent).toHaveLength(2_500);
});

test('a transaction with early ids that commits late is sent all the same', async () => {
  const database = await open();
  const { bus, sent } = recordingBus();
  await relay(database, bus);
  await database.transaction(async (tx) => {
    await put(tx, 'a', 'early');
    await put(database, 'b', 'late');
    await eventually(() => expect(values(sent)).toEqual(['late']));
  });
  await eventually(() => expect(values(sent)).toEqual(['late', 'early']));
});

test('several writers with transactions of any length keep the order of each key and lose nothing', async () => {
  const database = await open();
  const { bus, sent } = recordingBus();
  await relay(database, bus);
  await Promise.all(
    [0, 1, 2, 3].map(async (writer) => {
      for (let n = 0; n < 25; n++) {
        await database.transaction(async (tx) => {
          await put(tx, `writer-${writer}`, String(n));
          await tx.rows('select pg_sleep($1)', [((n * 7 + writer * 3) % 5) / 200]);
        });
      }
    }),
  );
  await eventually(() => expect(sent).toHaveLength(100));
  for (const writer of [0, 1, 2, 3]) {
    const own = sent.filter((entry) => entry.key === `writer-${writer}`);
    expect(values(own)).toEqual(Array.from({ length: 25 }, (_, n) => String(n)));
  }
});

test('a full outbox is read by its index, although the statement was planned while it was small', async () => {
  const database = await open();
  const { bus, sent } = recordingBus();
  const running = await relay(database, bus);
  // Postgres knows how small it is, and decides at the sixth run whether it keeps a plan.
  for (let n = 1; n <= 12; n++) {
    await put(database, 'few', String(n));
    await eventually(() => expect(sent).toHaveLength(n));
    if (n === 1) await database.run('analyze outbox');
  }
  await database.run(
    `insert into outbox (topic, key, value, headers) select 'test.topic.v1', 'many', '', '{}' from generate_series(1, 5000)`,
  );
  await eventually(() => expect(sent).toHaveLength(5_012));
  // A connection that ends has counted what it read.
  await running.stop();
  await eventually(async () => {
    const [table] = await database.rows<{ sent: number; read: number }>(
      `select n_tup_upd::int as sent, seq_tup_read::int as read from pg_stat_user_tables where relname = 'outbox'`,
    );
    expect(table?.sent).toBe(5_012);
    expect(table?.read).toBeLessThan(5_000);
  });
});

test('while the bus is down everything waits in order; start and end of the failure are logged once', async () => {
  const database = await open();
  const recording = recordingBus();
  recording.isDown = true;
  const lines: string[] = [];
  const log = createLog('test', 'info');
  for (const level of ['info', 'warn', 'error'] as const) {
    log[level] = (_fields: unknown, message?: string) => void lines.push(`${level} ${message ?? ''}`);
  }
  const running = await relay(database, recording.bus, { log });
  for (const value of ['a', 'b', 'c']) await put(database, 'k', value);
  await eventually(() => expect(recording.refused).toBeGreaterThan(2));
  expect(recording.sent).toEqual([]);
  const { rows, oldestAgeMs } = await running.waiting();
  expect(rows).toBe(3);
  expect(oldestAgeMs).toBeGreaterThan(0);
  await running.flush(50);
  expect((await running.waiting()).rows).toBe(3);

  recording.isDown = false;
  await eventually(() => expect(values(recording.sent)).toEqual(['a', 'b', 'c']));
  expect(lines).toEqual(['warn the outbox cannot be sent', 'info the outbox is sent again']);
});

test('only one replica sends, and another takes over when the connection of the first is cut', async () => {
  const first = await open();
  const url = (first.dataSource.options as { url: string }).url;
  const second = await open(url);
  const [one, two] = [recordingBus(), recordingBus()];
  const sender = await relay(first, one.bus);
  await put(first, 'k', '0');
  await eventually(() => expect(values(one.sent)).toEqual(['0']));
  await relay(second, two.bus);
  await eventually(async () => expect(await relayConnections(first)).toBe(2));
  await put(first, 'k', '1');
  await eventually(() => expect(values(one.sent)).toEqual(['0', '1']));
  expect(two.sent).toEqual([]);
  // What is sent but not marked yet would be sent again.
  await eventually(async () => expect((await sender.waiting()).rows).toBe(0));

  await first.rows(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
  );
  await put(first, 'k', '2');
  await eventually(() => expect([...values(one.sent), ...values(two.sent)].sort()).toEqual(['0', '1', '2']));
});

test('a commit of a standby replica is sent at once by the one that relays, without polls', async () => {
  const first = await open();
  const second = await open((first.dataSource.options as { url: string }).url);
  const [one, two] = [recordingBus(), recordingBus()];
  await relay(first, one.bus, { pollMs: 600_000 });
  await eventually(async () => expect(await listeners(first)).toBe(1));
  const standby = await relay(second, two.bus, { pollMs: 600_000 });
  await eventually(async () => expect(await relayConnections(first)).toBe(2));
  for (const value of ['a', 'b', 'c']) {
    await put(second, 'k', value);
    standby.wake();
    await eventually(() => expect(values(one.sent).at(-1)).toBe(value));
  }
  expect(values(one.sent)).toEqual(['a', 'b', 'c']);
  expect(two.sent).toEqual([]);
});

test('a commit sends no notification itself, because Postgres commits such transactions one after the other', async () => {
  const database = await open();
  const client = new Client({ connectionString: (database.dataSource.options as { url: string }).url });
  await client.connect();
  onTestFinished(() => client.end());
  const heard: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => void heard.push(payload));
  await client.query('listen outbox');
  await database.transaction((tx) => put(tx, 'k', 'value'));
  await client.query(`select pg_notify('outbox', 'later')`);
  await eventually(() => expect(heard).toEqual(['later']));
});

test('rows published before the retention are deleted, and no waiting ones', async () => {
  const database = await open();
  const recording = recordingBus();
  await database.run(
    `insert into outbox (topic, key, headers, published_at)
     select 't', 'k', '{}', now() - interval '2 hours' from generate_series(1, 2500)`,
  );
  await database.run(
    `insert into outbox (topic, key, headers, published_at) values ('t', 'young', '{}', now())`,
  );
  recording.isDown = true;
  await put(database, 'k', 'waits');
  const running = await relay(database, recording.bus);
  await eventually(() => expect(recording.refused).toBeGreaterThan(0));
  recording.isDown = false;
  await running.flush(20_000);
  await eventually(async () => {
    const left = await database.rows<{ key: string }>('select key from outbox order by id');
    expect(left.map((row) => row.key)).toEqual(['young', 'k']);
  });
  expect(values(recording.sent)).toEqual(['waits']);
});

test('a commit reaches a handler of another service over a real bus', async () => {
  const database = await open();
  const bus = createPostgresLogBus({
    url: await createTestDatabase(inject('postgresUrl'), 'bus'),
    clientId: 'test',
    log: testLog,
  });
  onTestFinished(() => bus.close());
  const topic = await newTopic(bus, 3);
  const { received, handle } = collect();
  await bus.consume({ group: 'copies', topics: [topic], handle });
  const running = await relay(database, bus, { pollMs: 60_000 });
  for (let n = 0; n < 10; n++) {
    await put(database, 'k', String(n), topic);
    running.wake();
  }
  await eventually(() => expect(values(received)).toEqual(Array.from({ length: 10 }, (_, n) => String(n))));
});

/** The number of relays that wait for notifications. */
async function listeners(database: Database): Promise<number> {
  const found = await database.rows(
    `select from pg_stat_activity where datname = current_database() and application_name like '%relay'
       and state = 'idle' and query ilike '%from outbox%'`,
  );
  return found.length;
}

/** The number of relays connected to this database. */
async function relayConnections(database: Database): Promise<number> {
  const found = await database.rows(
    `select from pg_stat_activity where datname = current_database() and application_name like '%relay'`,
  );
  return found.length;
}
