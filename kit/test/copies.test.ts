import { createTestDatabase } from '../src/testing/index.js';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { PoisonMessage, type ReceivedMessage } from '../src/bus/bus.js';
import { applyBatch } from '../src/copies/apply-batch.js';
import { copy, type Copies } from '../src/copies/copy.js';
import { isFilled, shapeOf } from '../src/copies/schema.js';
import { awaitVersions, deletedOf } from '../src/copies/versions.js';
import type { Database } from '../src/database/database.js';
import { VERSION_HEADER } from '../src/outbox/event.js';
import { notes, notesTopic, openBare } from './notes.js';

const first = { note: copy(notesTopic, { table: 'notes', key: 'id', columns: { id: 'text' } }) };
const copies = {
  note: copy(notesTopic, {
    table: 'notes',
    key: 'id',
    columns: { id: 'text', words: 'text', letters: 'integer' },
    derive: { letters: (note) => note.words.length },
    keep: (note) => note.words !== 'secret',
  }),
};

const message = (version: number | null, value: Uint8Array | null, key = 'a'): ReceivedMessage => ({
  topic: notes.name,
  key,
  value,
  headers: version === null ? {} : { [VERSION_HEADER]: String(version) },
  partition: 0,
  offset: '0',
});
const changed = (version: number, words = `v${version}`, key = 'a') =>
  message(version, notes.codec.encode({ id: key, words, version }).finish(), key);
const removed = (version: number, key = 'a') => message(version, null, key);

describe('declared copies', () => {
  let url: string;
  let database: Database;
  const open = (declared: Copies, schema: 'run' | 'expect' = 'run') =>
    openBare({ url, copies: declared, schema });
  beforeAll(async () => {
    url = await createTestDatabase(inject('postgresUrl'), 'declared');
    await (await open(first)).close();
    database = await open(copies);
  });
  beforeEach(() => database.run('truncate copied.notes, copied.versions, copied.fills'));
  afterAll(() => database.close());

  const apply = (...messages: ReceivedMessage[]) =>
    database.transaction((tx) => applyBatch(tx, copies.note, messages));
  const words = async () =>
    (await database.manager.find(copies.note.entity, { order: { id: 'asc' } })).map((note) => note.words);

  test('the newest state of each entity is stored, whatever the order within and between batches', async () => {
    await apply(changed(1), changed(3), changed(2), changed(1, 'x', 'b'));
    expect(await words()).toEqual(['v3', 'x']);
    await apply(changed(2), changed(1));
    expect(await words()).toEqual(['v3', 'x']);
    const log = [changed(4), removed(5), changed(2, 'y', 'b')];
    await apply(...log);
    await apply(...log.toReversed());
    for (const one of log) await apply(one);
    expect(await words()).toEqual(['y']);
  });

  test('a deletion of an unknown entity is remembered', async () => {
    await apply(removed(2));
    await apply(changed(1));
    expect(await words()).toEqual([]);
  });

  test('a row that `keep` rejects is removed, and returns when it is accepted', async () => {
    await apply(changed(1));
    await apply(changed(2, 'secret'));
    expect(await words()).toEqual([]);
    await apply(changed(3));
    expect(await words()).toEqual(['v3']);
  });

  test('a log entry stays when it is deleted, and an older state does not replace it', async () => {
    const entries = copy(notesTopic, {
      ...{ table: 'notes', key: 'id', columns: { id: 'text', words: 'text' }, outlivesDeletion: true },
    } as const);
    const applyEntries = (...messages: ReceivedMessage[]) =>
      database.transaction((tx) => applyBatch(tx, entries, messages));
    await applyEntries(changed(1));
    expect(await applyEntries(removed(3))).toEqual([]);
    expect(await applyEntries(changed(2))).toEqual([]);
    expect(await words()).toEqual(['v1']);
  });

  test('another replica starts while a batch holds the tables', async () => {
    await database.transaction(async (tx) => {
      await applyBatch(tx, copies.note, [changed(1)]);
      await (await open(copies)).close();
    });
    expect(await words()).toEqual(['v1']);
  });

  test('changes have the previous row, once per batch; a redelivery has none', async () => {
    const batch = [changed(1), changed(2, 'two'), changed(1, 'x', 'b')];
    expect(await apply(...batch)).toEqual([
      { key: 'a', before: null, after: { id: 'a', words: 'two', letters: 3 }, isRefill: false },
      { key: 'b', before: null, after: { id: 'b', words: 'x', letters: 1 }, isRefill: false },
    ]);
    expect(await apply(...batch)).toEqual([]);
    expect(await apply(removed(3))).toEqual([
      { key: 'a', before: { id: 'a', words: 'two', letters: 3 }, after: null, isRefill: false },
    ]);
  });

  test('every type of column is stored as the event has it', async () => {
    const ids = ['6f2d3a52-4c3f-4a39-9e4c-8d8f5ad5a101', '6f2d3a52-4c3f-4a39-9e4c-8d8f5ad5a102'];
    const typed = copy(notesTopic, {
      table: 'typed',
      key: 'id',
      columns: {
        id: 'text',
        words: 'text',
        one: 'uuid',
        many: 'uuid[]',
        none: 'uuid[]',
        number: 'integer?',
        isLong: 'boolean',
        at: 'timestamptz',
        never: 'timestamptz?',
        what: 'jsonb',
        nothing: 'jsonb?',
      },
      derive: {
        one: () => ids[0]!,
        many: () => ids,
        none: (): string[] => [],
        number: () => null,
        isLong: ({ words }) => words.length > 3,
        at: () => new Date(1e12 + 1),
        never: () => null,
        what: ({ words }) => [{ words }],
        nothing: () => null,
      },
    });
    await (await open({ typed })).close();
    const texts = ['NULL', '', `{"a,b"} \\ 'c'`, 'é\n'];
    const batch = texts.map((text, index) => changed(1, text, String(index)));
    const changes = await database.transaction((tx) => applyBatch(tx, typed, batch));
    expect(await database.transaction((tx) => applyBatch(tx, typed, batch))).toEqual([]);
    const rows = await database.rows(
      `select id, words, one, many, none, number, is_long as "isLong", at, never, what, nothing
       from copied.typed order by id`,
    );
    expect(rows).toEqual(changes.map(({ after }) => after));
    expect(rows[2]).toEqual({
      ...{ id: '2', words: texts[2], one: ids[0], many: ids, none: [], number: null },
      ...{ isLong: true, at: new Date(1e12 + 1), never: null, what: [{ words: texts[2] }], nothing: null },
    });
  });

  test('a batch that waited for another one gets the row that the other one wrote', async () => {
    const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const second = await database.transaction(async (tx) => {
      await applyBatch(tx, copies.note, [changed(1)]);
      const waiting = apply(changed(2));
      await expect.poll(() => database.rows(isWaiting)).toHaveLength(1);
      return { waiting };
    });
    expect(await second.waiting).toMatchObject([{ before: { words: 'v1' }, after: { words: 'v2' } }]);
  });

  test('a new column is filled by reading the topic again', async () => {
    expect(shapeOf(first)).not.toBe(shapeOf(copies));
    await database.transaction((tx) => applyBatch(tx, first.note, [changed(7, 'seven')]));
    expect(await words()).toEqual(['']);
    await apply(changed(7, 'seven'));
    expect(await words()).toEqual(['seven']);
  });

  test('an entity counts as deleted only between its deletion and its return', async () => {
    expect(await deletedOf(database, copies.note, ['a', 'b'])).toEqual(new Set());
    await apply(changed(1));
    expect(await deletedOf(database, copies.note, ['a', 'b'])).toEqual(new Set());
    await apply(removed(2));
    expect(await deletedOf(database, copies.note, ['a', 'b'])).toEqual(new Set(['a']));
    await apply(changed(3));
    expect(await deletedOf(database, copies.note, ['a', 'b'])).toEqual(new Set());
  });

  test('are filled once consumer lag is zero, and stay so for that declaration', async () => {
    const lags = (lag: number) => () => Promise.resolve([{ topic: notes.name, partition: 0, lag }]);
    expect(await isFilled(database, copies, () => Promise.reject(new Error('away')))).toBe(false);
    expect(await isFilled(database, copies, lags(3))).toBe(false);
    expect(await isFilled(database, copies, lags(0))).toBe(true);
    expect(await isFilled(database, copies, lags(3))).toBe(true);
    expect(await isFilled(database, first, lags(3))).toBe(false);
  });

  test('a schema without a declared column is refused in expect mode', async () => {
    const more = {
      note: copy(notesTopic, { table: 'notes', key: 'id', columns: { id: 'text', version: 'integer' } }),
    };
    await expect(open(more, 'expect')).rejects.toThrow('copied.notes.version');
    await (await open(copies, 'expect')).close();
  });

  test('a declared trigger function runs for each statement that changes rows', async () => {
    await database.run('create table noted (at timestamptz default now())');
    await database.run(`create function note_it() returns trigger language plpgsql as
      $$ begin insert into noted default values; return null; end $$`);
    const watched = {
      note: copy(notesTopic, {
        ...{ table: 'notes', key: 'id', columns: { id: 'text', words: 'text' }, triggers: ['note_it'] },
      }),
    };
    await expect(open(watched, 'expect')).rejects.toThrow('copied.notes.note_it');
    await (await open(watched)).close();
    await (await open(watched, 'expect')).close();
    const noted = async (work: () => Promise<unknown>) => {
      await database.run('delete from noted');
      await work();
      return (await database.rows('select from noted')).length > 0;
    };
    expect(await noted(() => apply(changed(1)))).toBe(true);
    expect(await noted(() => apply(changed(2)))).toBe(true);
    expect(await noted(() => apply(changed(2)))).toBe(false);
    expect(await noted(() => apply(removed(3)))).toBe(true);
    expect(await noted(() => database.run('truncate copied.notes'))).toBe(true);
    await database.run('drop function note_it cascade');
  });

  test.each([
    ['invalid bytes', message(1, Buffer.from('{'))],
    ['no version', message(null, Buffer.from('{}'))],
    ['no value for a column that needs one', message(1, Buffer.from('{"words":null,"version":1}'))],
  ])('a message with %s is poison, and nothing of its batch is stored', async (_what, poison) => {
    await expect(apply(changed(1, 'x', 'b'), poison)).rejects.toThrow();
    await expect(apply(poison)).rejects.toThrow(PoisonMessage);
    expect(await words()).toEqual([]);
  });

  test('waiting ends when the copies have the versions, including deletions', async () => {
    const wanted = [{ topic: notes.name, key: 'a', version: 2 }];
    await apply(changed(1));
    expect(await awaitVersions(database, wanted, 0)).toBe(false);
    await apply(removed(2));
    expect(await awaitVersions(database, wanted, 0)).toBe(true);
    expect(await awaitVersions(database, [], 0)).toBe(true);
  });
});
