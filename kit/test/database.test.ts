import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { callContext, type CallContext } from '../src/call-context.js';
import { ConfigError } from '../src/config.js';
import type { Database, Sql, Tx } from '../src/database/database.js';
import { emit, emitTombstone } from '../src/outbox/emit.js';
import { createTestDatabase, eventually } from '../src/testing/index.js';
import { isTransient } from '../src/transient.js';
import { notes, openNotes } from './notes.js';
import { proxyTo } from './proxy.js';

const rejection = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.fail('was expected to fail'),
    (error: unknown) => error,
  );
const outbox = (sql: Sql) =>
  sql.rows<{ key: string; version: string; value: Buffer | null }>(
    `select key, headers->>'ce_entityversion' as version, value from outbox order by id`,
  );

/** Lets `parties` callers pass once all of them have arrived. */
function barrier(parties: number): () => Promise<void> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return async () => {
    parties -= 1;
    if (parties <= 0) open();
    await opened;
  };
}

/** What the server sends of a new connection begins with one and ends with the other (ReadyForQuery). */
const AUTHENTICATED = 'R'.charCodeAt(0);
const READY = Buffer.from('Z\0\0\0\x05I');
/** ErrorResponse: the server ends the connection. */
const ENDED = Buffer.from('E\0\0\0\x2aSFATAL\0VFATAL\0C57P01\0Mended by admin\0\0');

describe('the database', () => {
  let url: string;
  let database: Database;
  /** A separate connection, as an operator would use. */
  let operator: Client;
  beforeAll(async () => {
    url = await createTestDatabase(inject('postgresUrl'), 'database');
    database = await openNotes(url);
    operator = new Client({ connectionString: url });
    await operator.connect();
  });
  beforeEach(async () => {
    await operator.query('truncate notes, outbox');
    await operator.query(`insert into notes values ('a', 'one', 1), ('b', 'two', 1)`);
  });
  afterAll(async () => {
    await operator.end();
    await database.close();
  });

  describe('its schema', () => {
    test('is migrated once by any number of concurrent replicas', async () => {
      const fresh = await createTestDatabase(inject('postgresUrl'), 'replicas');
      const replicas = await Promise.all(Array.from({ length: 5 }, () => openNotes(fresh)));
      const applied = await replicas[0]?.rows<{ name: string }>('select name from migrations order by id');
      expect(applied?.map((row) => row.name)).toEqual([
        'CreateOutbox1700000000001',
        'CreateSeenVersions1700000000002',
        'CreateNotes1700000001000',
      ]);
      await Promise.all(replicas.map((replica) => replica.close()));
    });

    test('is not changed in expect mode, and an outdated one is refused by name', async () => {
      const fresh = await createTestDatabase(inject('postgresUrl'), 'expected');
      const refusal = await rejection(openNotes(fresh, { schema: 'expect' }));
      expect(refusal).toBeInstanceOf(ConfigError);
      expect(String(refusal)).toContain('CreateSeenVersions1700000000002, CreateNotes1700000001000');
      await (await openNotes(fresh)).close();
      const ready = await openNotes(fresh, { schema: 'expect' });
      await ready.rows('select from notes');
      await ready.run(
        `insert into migrations (timestamp, name) values (1900000000000, 'FromTheNextVersion')`,
      );
      await ready.close();
      await (await openNotes(fresh, { schema: 'expect' })).close();
    });

    test('is completed if an earlier start failed before the service’s own migrations', async () => {
      const fresh = await createTestDatabase(inject('postgresUrl'), 'failed');
      const first = await openNotes(fresh);
      await first.run(`drop table notes, notes_made; delete from migrations where name like 'CreateNotes%'`);
      await first.close();
      const second = await openNotes(fresh);
      expect(await second.rows('select from notes')).toEqual([]);
      await second.close();
    });

    test('is migrated with a pool of one connection too, without a timeout', async () => {
      const fresh = await createTestDatabase(inject('postgresUrl'), 'small');
      const small = await openNotes(fresh, { pool: 1 });
      expect(await small.rows('select * from notes_made')).toEqual([{ longestStatement: '0' }]);
      expect(await small.rows('show statement_timeout')).toEqual([{ statement_timeout: '1min' }]);
      await small.close();
    });
  });

  describe('a start', () => {
    test('waits for a Postgres that starts later', async () => {
      const proxy = await proxyTo(url);
      await proxy.close();
      const opening = openNotes(proxy.url);
      setTimeout(() => proxy.listen(), 700);
      const late = await opening;
      await late.ping();
      await late.close();
      await proxy.close();
    });

    test('on a database that does not exist fails at once', async () => {
      const nowhere = new URL(url);
      nowhere.pathname = '/no_such_database';
      expect(await rejection(openNotes(nowhere.href))).toMatchObject({ code: '3D000' });
    });
  });

  describe('plain SQL', () => {
    const everywhere: [string, (work: (sql: Sql) => Promise<void>) => Promise<void>][] = [
      ['in a transaction', (work) => database.transaction(work)],
      ['outside', (work) => work(database)],
    ];
    describe.each(everywhere)('%s', (_where, run) => {
      test('returns the rows of a SELECT: none, one, two or many', async () => {
        await run(async (sql) => {
          const upTo = (n: number) =>
            sql.rows<{ n: number }>('select n from generate_series(1, $1::int) n', [n]);
          expect(await upTo(0)).toEqual([]);
          expect(await upTo(1)).toEqual([{ n: 1 }]);
          expect(await upTo(2)).toEqual([{ n: 1 }, { n: 2 }]);
          expect(await upTo(3)).toHaveLength(3);
        });
      });

      test('returns one row, of none null or an error that names the statement', async () => {
        await run(async (sql) => {
          const text = 'select n from generate_series(1, $1::int) n';
          expect(await sql.one(text, [2])).toEqual({ n: 1 });
          expect(await sql.oneOrNull(text, [2])).toEqual({ n: 1 });
          expect(await sql.oneOrNull(text, [0])).toBeNull();
          expect(await rejection(sql.one(text, [0]))).toMatchObject({ message: `no row for: ${text}` });
        });
      });

      test('returns the rows of a statement with RETURNING, also without any', async () => {
        await run(async (sql) => {
          const ids = (text: string) =>
            sql.rows<{ id: string }>(text).then((rows) => rows.map((row) => row.id));
          expect(await ids(`insert into notes values ('c', '', 1), ('d', '', 1) returning id`)).toEqual([
            'c',
            'd',
          ]);
          expect(await ids(`update notes set version = 2 where id = 'c' returning id`)).toEqual(['c']);
          expect(await ids(`update notes set version = 2 where id = 'x' returning id`)).toEqual([]);
          expect(await ids(`delete from notes where id in ('c', 'd') returning id`)).toHaveLength(2);
          expect(await ids(`delete from notes where id = 'c' returning id`)).toEqual([]);
          expect(
            await ids(`with gone as (delete from notes where id = 'a' returning id) select id from gone`),
          ).toEqual(['a']);
          expect(
            await ids(`with old as (select 'b' as id) update notes set version = 3 from old
                       where notes.id = old.id returning notes.id`),
          ).toEqual(['b']);
        });
      });

      test('counts the rows that a statement touched', async () => {
        await run(async (sql) => {
          expect(await sql.run(`insert into notes values ('c', '', 1), ('d', '', 1)`)).toBe(2);
          expect(await sql.run(`insert into notes values ('c', '', 1) on conflict do nothing`)).toBe(0);
          expect(await sql.run('update notes set version = 2')).toBe(4);
          expect(await sql.run('update notes set version = $1 where id = $2', [3, 'x'])).toBe(0);
          expect(await sql.run(`delete from notes where id in ('c', 'd')`)).toBe(2);
          expect(await sql.run(`create table if not exists notes (id text)`)).toBe(0);
        });
      });
    });

    test('releases its connection on success and failure', async () => {
      const small = await openNotes(url, { pool: 1 });
      for (let n = 0; n < 3; n++) {
        await small.rows('select 1');
        await small.run('select 1');
        expect(await rejection(small.rows('select nonsense'))).toMatchObject({ code: '42703' });
        expect(await rejection(small.run('select nonsense'))).toMatchObject({ code: '42703' });
      }
      await small.close();
    });
  });

  describe('a transaction', () => {
    const change = async (tx: Tx, id: string, words: string): Promise<void> => {
      const [row] = await tx.rows<{ version: number }>(
        'update notes set words = $2, version = version + 1 where id = $1 returning version',
        [id, words],
      );
      await emit(tx, notes, { id, words, version: row?.version ?? 0 });
    };

    test('commits the change with its outbox row, or neither', async () => {
      await database.transaction((tx) => change(tx, 'a', 'new'));
      expect(await outbox(database)).toMatchObject([{ key: 'a', version: '2' }]);

      await rejection(
        database.transaction(async (tx) => {
          await change(tx, 'a', 'newer');
          await emitTombstone(tx, notes, 'b', 2);
          throw new Error('changed my mind');
        }),
      );
      expect(await outbox(database)).toHaveLength(1);
      expect(await database.rows(`select words from notes where id = 'a'`)).toEqual([{ words: 'new' }]);
    });

    test('writes the event’s bytes, its CloudEvents headers, and a tombstone without bytes', async () => {
      await database.transaction(async (tx) => {
        await change(tx, 'a', 'new');
        await emitTombstone(tx, notes, 'b', 2);
      });
      const [changed, removed] = await outbox(database);
      expect(notes.codec.decode(changed?.value ?? Buffer.of())).toEqual({
        id: 'a',
        words: 'new',
        version: 2,
      });
      expect(removed).toEqual({ key: 'b', version: '2', value: null });
      const [row] = await database.rows<{ headers: Record<string, string> }>('select headers from outbox');
      expect(row?.headers).toMatchObject({
        ce_specversion: '1.0',
        ce_type: 'notes.v1.NoteChanged',
        ce_source: '/torchbearer/notes',
        ce_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      });
    });

    test('is announced to the call and the relay only after its commit', async () => {
      const call: CallContext = { requestId: 'r', published: [] };
      let notifications = 0;
      database.onPublished(() => (notifications += 1));
      await callContext.run(call, async () => {
        await database.transaction(async (tx) => {
          await change(tx, 'a', 'new');
          await change(tx, 'b', 'new');
          expect(tx.published).toHaveLength(2);
          expect(call.published).toEqual([]);
        });
        expect(notifications).toBe(1);
        await database.transaction(async (tx) => void (await tx.rows('select 1')));
        await rejection(
          database.transaction(async (tx) => {
            await change(tx, 'a', 'never');
            await tx.run('select nonsense');
          }),
        );
      });
      expect(notifications).toBe(1);
      expect(call.published).toEqual([
        { topic: notes.name, key: 'a', version: 2 },
        { topic: notes.name, key: 'b', version: 2 },
      ]);
    });

    test('runs its commit listeners once, after any number of retries, and never on failure', async () => {
      const done: string[] = [];
      let attempts = 0;
      await database.transaction(async (tx) => {
        attempts += 1;
        tx.onCommit(() => done.push(`after attempt ${attempts}`));
        expect(done).toEqual([]);
        if (attempts === 1) await tx.run(`do $$ begin raise exception using errcode = '40001'; end $$`);
      });
      await rejection(
        database.transaction(async (tx) => {
          tx.onCommit(() => done.push('never'));
          await tx.run('select nonsense');
        }),
      );
      expect(done).toEqual(['after attempt 2']);
    });

    test('that lost a deadlock is repeated completely, and announced once', async () => {
      const bothHaveOne = barrier(2);
      let attempts = 0;
      const call: CallContext = { requestId: 'r', published: [] };
      const crossing = (first: string, second: string) =>
        database.transaction(async (tx) => {
          attempts += 1;
          await change(tx, first, first);
          await bothHaveOne();
          await change(tx, second, first);
        });
      await callContext.run(call, () => Promise.all([crossing('a', 'b'), crossing('b', 'a')]));
      // Postgres breaks a deadlock by ending one of the two, at times both.
      expect(attempts).toBeGreaterThan(2);
      expect(await database.rows('select distinct version from notes')).toEqual([{ version: 3 }]);
      expect(await outbox(database)).toHaveLength(4);
      expect(call.published).toHaveLength(4);
    });

    test('that loses every race fails after three attempts with a transient error', async () => {
      let attempts = 0;
      const error = await rejection(
        database.transaction(async (tx) => {
          attempts += 1;
          await tx.run(`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`);
        }),
      );
      expect(attempts).toBe(3);
      expect(isTransient(error)).toBe(true);
    });

    test('that failed by its own error is not repeated', async () => {
      let attempts = 0;
      const error = await rejection(
        database.transaction(async (tx) => {
          attempts += 1;
          await tx.run(`insert into notes values ('a', '', 1)`);
        }),
      );
      expect(attempts).toBe(1);
      expect(error).toMatchObject({ code: '23505' });
      expect(isTransient(error)).toBe(false);
    });
  });

  describe('with failures', () => {
    const killConnectionsOf = async (name: string): Promise<number> => {
      const killed = await operator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
        [name],
      );
      return killed.rowCount ?? 0;
    };

    test('a pool without a free connection is a transient failure', async () => {
      const small = await openNotes(url, { pool: 1 });
      const error = await small.transaction(() => rejection(small.rows('select 1')));
      expect(isTransient(error)).toBe(true);
      await small.ping();
      await small.close();
    });

    test('idle connections that Postgres closed are replaced', async () => {
      const hit = await openNotes(url, { name: 'idle-victim' });
      await Promise.all([hit.ping(), hit.ping(), hit.ping()]);
      expect(await killConnectionsOf('idle-victim')).toBeGreaterThan(0);
      await eventually(() => hit.ping());
      expect(await hit.rows('select 1 as one')).toEqual([{ one: 1 }]);
      await hit.close();
    });

    // Without an error listener of the pool's own, this would be an uncaught exception.
    test('a connection that ends in the packet in which it opens fails its statement only', async () => {
      let ending = 0;
      const proxy = await proxyTo(url, (data) =>
        data[0] === AUTHENTICATED && data.subarray(-READY.length).equals(READY) && ending-- > 0
          ? Buffer.concat([data, ENDED])
          : data,
      );
      const hit = await openNotes(proxy.url, { name: 'short-lived', pool: 2 });
      ending = 1;
      const results = await Promise.allSettled([hit.ping(), hit.ping()]);
      const failures = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as unknown] : [],
      );
      expect(failures.map(isTransient)).toEqual([true]);
      await hit.ping();
      await hit.close();
      await proxy.close();
    });

    test('a connection lost during a statement or between two fails the transaction with a transient error', async () => {
      const hit = await openNotes(url, { name: 'busy-victim', pool: 1 });
      const between = await rejection(
        hit.transaction(async (tx) => {
          await tx.run(`insert into notes values ('lost', '', 1)`);
          await killConnectionsOf('busy-victim');
          await new Promise((resolve) => setTimeout(resolve, 200));
          await tx.rows('select 1');
        }),
      );
      expect(isTransient(between)).toBe(true);

      const during = rejection(hit.transaction((tx) => tx.rows('select pg_sleep(60)')));
      await eventually(async () => expect(await killConnectionsOf('busy-victim')).toBe(1));
      expect(isTransient(await during)).toBe(true);

      await eventually(() => hit.ping());
      expect(await hit.rows(`select 1 from notes where id = 'lost'`)).toEqual([]);
      await hit.close();
    });
  });
});
