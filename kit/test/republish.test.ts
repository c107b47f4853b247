import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Bus } from '../src/bus/bus.js';
import { createPostgresLogBus } from '../src/bus/postgres-log.js';
import { copy } from '../src/copies/copy.js';
import { keepCopies } from '../src/copies/keep-copies.js';
import type { Database, Tx } from '../src/database/database.js';
import { emit, emitTombstone } from '../src/outbox/emit.js';
import { type EventTopic } from '../src/outbox/event.js';
import { startRelay } from '../src/outbox/relay.js';
import { owns, republish } from '../src/outbox/republish.js';
import {
  createTestDatabase,
  eventually,
  newestOf,
  runFile,
  testLog,
  publishedOn,
} from '../src/testing/index.js';
import { notes, noteStates, notesTopic, openNotes, type Note } from './notes.js';

const entries: EventTopic<Note> = {
  ...notes,
  name: 'notes.audit.v1',
  eventType: 'audit.v1.AuditRecorded',
};

async function newBus(): Promise<Bus & { readonly url: string }> {
  const url = await createTestDatabase(inject('postgresUrl'), 'bus');
  const bus = createPostgresLogBus({ url, clientId: 'test', log: testLog });
  onTestFinished(() => bus.close());
  await bus.ensureTopics([notes, entries].map(({ name }) => ({ name, partitions: 3 })));
  return { ...bus, url };
}

async function relayTo(bus: Bus, database: Database, retentionMs = 3_600_000): Promise<() => Promise<void>> {
  const relay = startRelay({ database, bus, log: testLog, pollMs: 20, retentionMs });
  onTestFinished(() => relay.stop());
  return () => relay.stop();
}

const write = (database: Database, id: string, words: string): Promise<void> =>
  database.transaction(async (tx) => {
    const [note] = await tx.rows<Note>(
      `insert into notes as n values ($1, $2, 1)
       on conflict (id) do update set words = $2, version = n.version + 1 returning *`,
      [id, words],
    );
    if (note) await emit(tx, notes, note);
  });
const erase = (database: Database, id: string): Promise<void> =>
  database.transaction(async (tx) => {
    const [gone] = await tx.rows<Note>('delete from notes where id = $1 returning *', [id]);
    if (gone) await emitTombstone(tx, notes, id, gone.version + 1);
  });

const owned = [owns(notes, { table: 'notes', key: 'id', states: noteStates })];
const republishAll = (database: Database, more: { asNewAt?: Date; batch?: number } = {}): Promise<void> =>
  republish(database, owned, { log: testLog, batch: 2, ...more });

const noteCopies = {
  note: copy(notesTopic, { table: 'notes', key: 'id', columns: { id: 'text', words: 'text' } }),
};

/** Another service's copy of the notes. */
async function copyOf(bus: Bus, database: Database): Promise<{ stop(): Promise<void> }> {
  const subscription = await keepCopies({
    ...{ bus, database, copies: noteCopies, onChange: {}, context: undefined },
    group: 'copies',
    deadLetters: 'copies',
  });
  onTestFinished(() => subscription.stop());
  return subscription;
}

const words = async (database: Database): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await database.rows<Note>('select * from copied.notes')).map((note) => [note.id, note.words] as const),
  );

describe('republishing', () => {
  let database: Database;
  let url: string;
  beforeEach(async () => {
    url = await createTestDatabase(inject('postgresUrl'), 'notes');
    database = await openNotes(url);
    onTestFinished(() => database.close());
  });
  const newCopies = async (): Promise<Database> => {
    const copies = await openNotes(await createTestDatabase(inject('postgresUrl'), 'copies'), {
      copies: noteCopies,
    });
    onTestFinished(() => copies.close());
    return copies;
  };

  test('publishes deletions and audit entries of any age', async () => {
    const stop = await relayTo(await newBus(), database, 1);
    await write(database, 'kept', 'here');
    await write(database, 'gone', 'here once');
    await erase(database, 'gone');
    await database.transaction((tx) => emit(tx, entries, { id: 'entry', words: 'an admin', version: 1 }));
    await stop();
    // A relay's start deletes old rows from the outbox.
    const bus = await newBus();
    const relay = await relayTo(bus, database, 1);
    await eventually(async () => {
      expect(await database.rows(`select from outbox where key = 'kept'`)).toEqual([]);
    });
    for (let time = 1; time <= 2; time++) {
      await republishAll(database);
      const published = newestOf(await publishedOn(bus.url, database, [notes, entries]));
      expect(published.get('notes.note.v1 kept')).toMatchObject({ version: 1, state: { words: 'here' } });
      expect(published.get('notes.note.v1 gone')).toMatchObject({ version: 2, state: null });
      expect(published.get('notes.audit.v1 entry')).toMatchObject({
        version: 1,
        state: { words: 'an admin' },
      });
    }
    expect(await database.rows('select from outbox where published_at is null')).toEqual([]);
    await relay();
  });

  test('removes from a copy what was deleted before the copy received it', async () => {
    const lost = await newBus();
    const stop = await relayTo(lost, database);
    const copies = await newCopies();
    const following = await copyOf(lost, copies);
    await write(database, 'a', 'stays');
    await write(database, 'b', 'goes');
    await eventually(async () => expect(await words(copies)).toEqual({ a: 'stays', b: 'goes' }));
    await following.stop();
    await erase(database, 'b');
    await publishedOn(lost.url, database, [notes]);
    await stop();

    const bus = await newBus();
    await relayTo(bus, database);
    await copyOf(bus, copies);
    await republishAll(database);
    await eventually(async () => expect(await words(copies)).toEqual({ a: 'stays' }));
  });

  test('as new reaches copies with versions that the owner has lost', async () => {
    const copies = await newCopies();
    await write(database, 'a', 'restored');
    await write(database, 'b', 'restored too');
    // The copy has eight more changes, and the deletion of the second.
    await copies.run(`insert into copied.notes values ('a', 'from the lost future')`);
    await copies.run(
      `insert into copied.versions values ('${notes.name}', 'a', 9), ('${notes.name}', 'b', 4)`,
    );
    const bus = await newBus();
    await relayTo(bus, database);
    await copyOf(bus, copies);
    await republishAll(database);
    await publishedOn(bus.url, database, [notes]);
    await eventually(async () =>
      expect((await bus.lag('copies', [notes.name])).every(({ lag }) => lag === 0)).toBe(true),
    );
    expect(await words(copies)).toEqual({ a: 'from the lost future' });

    await republishAll(database, { asNewAt: new Date() });
    await eventually(async () => expect(await words(copies)).toEqual({ a: 'restored', b: 'restored too' }));
    // Later changes are newer still.
    await write(database, 'a', 'changed');
    await eventually(async () => expect(await words(copies)).toMatchObject({ a: 'changed' }));
  });

  test('as new exceeds the versions of an earlier, lost run, and its own', async () => {
    const versionOf = async (): Promise<number> =>
      (await database.rows<Note>(`select * from notes where id = 'a'`))[0]?.version ?? 0;
    await write(database, 'a', 'one');
    await republishAll(database, { asNewAt: new Date('2026-03-01T00:00:00Z') });
    const earlier = await versionOf();
    await write(database, 'a', 'two');
    // Restored to a backup from before.
    await database.run('update notes set version = 1');
    await republishAll(database, { asNewAt: new Date('2026-03-02T00:00:00Z') });
    const later = await versionOf();
    expect(later).toBeGreaterThan(earlier + 1);
    await republishAll(database, { asNewAt: new Date('2026-03-02T00:00:00Z') });
    expect(await versionOf()).toBe(later + 1);
  });

  test('continues after a whole batch that is deleted before it can be locked', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await write(database, id, 'here');
    await database.run('delete from outbox');
    let isFirst = true;
    const states = async (tx: Tx, ids: readonly string[]): Promise<Note[]> => {
      // After the first key was published the next one is deleted.
      if (isFirst) await database.run(`delete from notes where id = 'b'`);
      isFirst = false;
      return await noteStates(tx, ids);
    };
    const sources = owns(notes, { table: 'notes', key: 'id', states });
    const keysAfter: typeof sources.keysAfter = async (from, after, limit) => {
      const keys = await sources.keysAfter(from, after, limit);
      if (keys[0] === 'c') await database.run(`delete from notes where id = 'c'`);
      return keys;
    };
    await republish(database, [{ ...sources, keysAfter }], { log: testLog, batch: 1 });
    const published = await database.rows<{ key: string }>('select key from outbox order by id');
    expect(published.map(({ key }) => key)).toEqual(['a', 'd']);
  });

  describe('as a process', () => {
    const main = new URL('./notes-service.ts', import.meta.url);

    test('logs how many entities it published, and exits with 0', async () => {
      await write(database, 'a', 'here');
      await write(database, 'b', 'here');
      await erase(database, 'b');
      await database.run(`update outbox set published_at = 'infinity' where value is null`);
      const { code, output } = await runFile(main, ['republish'], { DATABASE_URL: url });
      expect({ code, output }).toMatchObject({ code: 0 });
      const lines = output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(lines).toMatchObject([
        { service: 'notes', topic: notes.name, published: 1, msg: 'republished deletions and audit entries' },
        { topic: notes.name, published: 1, asNew: false, msg: 'republished' },
        { msg: 'done' },
      ]);
      expect(await database.rows('select from notes where version > 1')).toEqual([]);
    });

    test('gives new versions with --as-new', async () => {
      await write(database, 'a', 'here');
      const { code, output } = await runFile(main, ['republish', '--as-new'], { DATABASE_URL: url });
      expect({ code, output }).toMatchObject({ code: 0 });
      expect(output).toContain('"asNew":true');
      expect(await database.rows('select from notes where version > 1000000')).toHaveLength(1);
    });

    test.each([
      ['without its database', [], {}, 'DATABASE_URL: is missing'],
      ['with an argument unknown', ['--as-knew'], { DATABASE_URL: 'mine' }, 'republish is --as-new'],
      ['with more than it understands', ['all'], { DATABASE_URL: 'mine' }, 'republish is --as-new'],
      ['before the schema is there', [], { DATABASE_URL: 'empty' }, 'CreateNotes1700000001000'],
    ])('%s exits with the code for a configuration error', async (_how, args, env, named) => {
      const databases = { mine: url, empty: await createTestDatabase(inject('postgresUrl'), randomUUID()) };
      const given = Object.entries(env).map(([name, which]) => [name, databases[which as 'mine' | 'empty']]);
      const { code, output } = await runFile(
        main,
        ['republish', ...args],
        Object.fromEntries(given) as Record<string, string>,
      );
      expect(code).toBe(78);
      expect(output).toContain(named);
      expect(await database.rows('select from outbox')).toEqual([]);
    });
  });
});
