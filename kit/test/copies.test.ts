import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { PoisonMessage, type Bus, type ReceivedMessage } from '../src/bus/bus.js';
import type { Database } from '../src/database/database.js';
import { awaitVersions, keepCopies, on } from '../src/outbox/copies.js';
import { VERSION_HEADER } from '../src/outbox/emit.js';
import { createTestDatabase } from '../src/testing/index.js';
import { notes, openNotes, type Note } from './notes.js';

const message = (value: Uint8Array | null, version?: number | string, key = 'a'): ReceivedMessage => ({
  topic: notes.name,
  key,
  value,
  headers: version === undefined ? {} : { [VERSION_HEADER]: String(version) },
  partition: 0,
  offset: '0',
});
const changed = (version: number, words = `v${version}`, key = 'a'): ReceivedMessage =>
  message(notes.codec.encode({ id: key, words, version }).finish(), version, key);
const removed = (version: number): ReceivedMessage => message(null, version);

/** A service's own fault or wish: it cannot keep notes that say so. */
interface Context {
  readonly unwanted: string;
}

const keepNotes = on<Context, Note>(notes, {
  async changed(tx, note, context) {
    if (note.words === context.unwanted) throw new Error('unwanted');
    await tx.run(
      `insert into notes values ($1, $2, $3) on conflict (id) do update set words = $2, version = $3`,
      [note.id, note.words, note.version],
    );
  },
  async removed(tx, key) {
    await tx.run('delete from notes where id = $1', [key]);
  },
});

describe('copies of another service’s entities', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openNotes(await createTestDatabase(inject('postgresUrl'), 'copies'));
  });
  beforeEach(() => database.run('truncate notes, seen_versions'));
  afterAll(() => database.close());

  const context: Context = { unwanted: 'unwanted' };
  const apply = (...messages: ReceivedMessage[]): Promise<void> =>
    database.transaction(async (tx) => {
      for (const entry of messages) await keepNotes.apply(tx, entry, context);
    });
  const words = async (): Promise<string[]> =>
    (await database.rows<{ words: string }>('select words from notes order by id')).map((row) => row.words);

  test('a newer state wins, an older or repeated one is ignored', async () => {
    await apply(changed(1), changed(3));
    expect(await words()).toEqual(['v3']);
    await apply(changed(2), changed(1), changed(3, 'again'));
    expect(await words()).toEqual(['v3']);
    await apply(changed(4));
    expect(await words()).toEqual(['v4']);
  });

  test('what was deleted stays deleted when an older state comes after', async () => {
    await apply(changed(1), removed(3));
    expect(await words()).toEqual([]);
    await apply(changed(2));
    await apply(removed(3));
    expect(await words()).toEqual([]);
  });

  test('a deletion older than the state is ignored', async () => {
    await apply(changed(5), removed(4));
    expect(await words()).toEqual(['v5']);
  });

  test('a deletion of something never heard of is remembered', async () => {
    await apply(removed(2), changed(1));
    expect(await words()).toEqual([]);
  });

  test('the whole log may be read again, in any order, to the same end', async () => {
    const log = [changed(1), changed(2), removed(3), changed(1, 'x', 'b'), changed(2, 'y', 'b')];
    await apply(...log);
    await apply(...log);
    await apply(...[...log].reverse());
    expect(await words()).toEqual(['y']);
  });

  test('what fails to apply is not remembered as seen', async () => {
    await expect(apply(changed(2, 'unwanted'))).rejects.toThrow('unwanted');
    await apply(changed(2, 'wanted'));
    expect(await words()).toEqual(['wanted']);
  });

  test.each([
    ['bytes that are no note', message(Buffer.from('{'), 1)],
    ['no version', message(Buffer.from('{}'))],
    ['an empty version', message(Buffer.from('{}'), '')],
    ['a version that is no number', message(Buffer.from('{}'), 'new')],
    ['a version that is no whole number', message(Buffer.from('{}'), '1.5')],
    ['a version below zero', message(null, '-1')],
  ])('a message with %s is poison: no retry will mend it', async (_what, poison) => {
    await expect(apply(poison)).rejects.toThrow(PoisonMessage);
    expect(await database.rows('select 1 from seen_versions')).toEqual([]);
  });

  describe('kept by a consumer', () => {
    type Handle = Parameters<Bus['consume']>[0]['handle'];
    const keep = async (consumed = [keepNotes]): Promise<{ handle: Handle; told: ReadonlySet<string>[] }> => {
      let handle: Handle = () => Promise.reject(new Error('nothing consumes'));
      const told: ReadonlySet<string>[] = [];
      // All that is used of a bus here.
      const bus: Pick<Bus, 'consume'> = {
        consume: async (options) => {
          handle = options.handle;
          return { stop: () => Promise.resolve() };
        },
      };
      await keepCopies({
        bus: bus as Bus,
        database,
        group: 'test',
        consumed,
        context,
        after: (topics) => void told.push(topics),
      });
      return { handle, told };
    };

    test('a batch is applied whole or not at all, and told after its commit', async () => {
      const { handle, told } = await keep();
      await expect(handle([changed(1), changed(2, 'unwanted')])).rejects.toThrow('unwanted');
      expect(await words()).toEqual([]);
      expect(told).toEqual([]);
      await handle([changed(1), changed(1, 'w', 'b')]);
      expect(await words()).toEqual(['v1', 'w']);
      expect(told).toEqual([new Set([notes.name])]);
    });

    test('a topic listed twice is refused at the start', async () => {
      await expect(keep([keepNotes, keepNotes])).rejects.toThrow('listed twice');
    });
  });

  describe('waiting for what was written elsewhere', () => {
    const wanted = [
      { topic: notes.name, key: 'a', version: 2 },
      { topic: notes.name, key: 'b', version: 1 },
    ];

    test('ends once every copy is as new as asked, or newer', async () => {
      const arriving = [changed(2), changed(7, 'x', 'b')];
      const pause = async (): Promise<void> => {
        const next = arriving.shift();
        if (next) await apply(next);
      };
      expect(await awaitVersions(database, wanted, 1_000, pause)).toBe(true);
      expect(arriving).toEqual([]);
    });

    test('gives up when the time has passed', async () => {
      await apply(changed(1), changed(1, 'x', 'b'));
      let waited = 0;
      const pause = (ms: number): Promise<void> => {
        waited += ms;
        return Promise.resolve();
      };
      expect(await awaitVersions(database, wanted, 100, pause)).toBe(false);
      expect(waited).toBe(100);
    });

    test('counts a deletion as an arrival, and needs no wait for nothing', async () => {
      await apply(removed(2));
      const never = (): Promise<void> => Promise.reject(new Error('waited'));
      expect(await awaitVersions(database, wanted.slice(0, 1), 1_000, never)).toBe(true);
      expect(await awaitVersions(database, [], 0, never)).toBe(true);
    });
  });
});
