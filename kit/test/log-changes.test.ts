import { createTestDatabase } from '../src/testing/index.js';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { copy } from '../src/copies/copy.js';
import { changesSince, forgetOldChanges, momentNow, type Moment } from '../src/copies/log-changes.js';
import type { Database, Tx } from '../src/database/database.js';
import { notesTopic, openBare } from './notes.js';

const copies = {
  note: copy(notesTopic, {
    table: 'notes',
    key: 'id',
    columns: { id: 'text', words: 'text' },
    logged: ['id', 'words'],
  }),
};

describe('the log of changed rows', () => {
  let database: Database;
  let before: Moment;
  beforeAll(async () => {
    database = await openBare({ copies });
  });
  beforeEach(async () => {
    await database.run('delete from copied.notes');
    before = await momentNow(database);
  });
  afterAll(() => database.close());

  const add = (tx: Pick<Tx, 'run'>, ...ids: string[]) =>
    tx.run(`insert into copied.notes (id, words) select id, 'w' from unnest($1::text[]) as one (id)`, [ids]);
  const since = async (moment: Moment) => {
    const changes = await changesSince(database, moment);
    return changes && { ...changes, keys: [...(changes.keys.get('copied.notes') ?? [])].sort() };
  };

  test('names rows as they were and as they are, each once, and only after the moment', async () => {
    await add(database, 'a', 'b');
    await database.run(`update copied.notes set words = 'new' where id = 'a'`);
    await database.run(`delete from copied.notes where id = 'b'`);
    await database.run(`delete from copied.notes where id = 'nobody'`);
    const changes = await since(before);
    expect(changes?.keys).toEqual([
      ['a', 'new'],
      ['a', 'w'],
      ['b', 'w'],
    ]);
    expect((await since(changes!.moment))?.keys).toEqual([]);
  });

  test('includes a transaction that began before the moment and committed after it, once', async () => {
    const during = await database.transaction(async (tx) => {
      await add(tx, 'slow');
      await add(database, 'quick');
      return await since(before);
    });
    expect(during?.keys).toEqual([['quick', 'w']]);
    const after = await since(during!.moment);
    expect(after?.keys).toEqual([['slow', 'w']]);
    expect((await since(after!.moment))?.keys).toEqual([]);
  });

  test('a transaction that was rolled back changed nothing', async () => {
    const failed = database.transaction(async (tx) => {
      await add(tx, 'never');
      expect((await changesSince(tx, before))?.keys.get('copied.notes')).toEqual([['never', 'w']]);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect((await since(before))?.keys).toEqual([]);
  });

  test('after `truncate`, an hour, or in another database anything may have changed', async () => {
    const other = await openBare({ copies });
    expect(await changesSince(other, before)).toBeNull();
    await other.close();

    await database.run('truncate copied.notes');
    expect(await since(before)).toBeNull();
    const afterwards = await momentNow(database);
    expect((await since(afterwards))?.keys).toEqual([]);

    const [snapshot, history] = JSON.parse(afterwards) as string[];
    const old = JSON.stringify([snapshot, history, new Date(Date.now() - 31 * 60_000)]);
    expect(await since(old)).toBeNull();
  });

  test('forgets only what nobody asks for any more', async () => {
    await add(database, 'old', 'new');
    await database.run(`update copied.changes set at = at - interval '59 minutes'`);
    await forgetOldChanges(database);
    expect((await since(before))?.keys).toHaveLength(2);
    await database.run(`update copied.changes set at = at - interval '2 minutes'`);
    await forgetOldChanges(database);
    expect((await since(before))?.keys).toEqual([]);
  });

  test('a database without the triggers is refused where migrations are expected', async () => {
    const url = await createTestDatabase(inject('postgresUrl'), 'unlogged');
    const unlogged = {
      note: copy(notesTopic, { table: 'notes', key: 'id', columns: { id: 'text', words: 'text' } }),
    };
    await (await openBare({ url, copies: unlogged })).close();
    const expected = openBare({ url, copies, schema: 'expect' });
    await expect(expected).rejects.toThrow('copied.notes.log_insert_by_id_words');
  });
});
