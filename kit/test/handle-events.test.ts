import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { PoisonMessage, type Bus, type ReceivedMessage } from '../src/bus/bus.js';
import type { Database } from '../src/database/database.js';
import { VERSION_HEADER } from '../src/outbox/event.js';
import { handleEvents, onEvent } from '../src/outbox/handle-events.js';
import { createTestDatabase } from '../src/testing/index.js';
import { notes, openNotes, type Note } from './notes.js';

const message = (value: Uint8Array | null, version?: number | string): ReceivedMessage => ({
  topic: notes.name,
  key: 'a',
  value,
  headers: version === undefined ? {} : { [VERSION_HEADER]: String(version) },
  partition: 0,
  offset: '0',
});
const changed = (version: number, words = `v${version}`): ReceivedMessage =>
  message(notes.codec.encode({ id: 'a', words, version }).finish(), version);

describe('handled events', () => {
  let database: Database;
  let handle: Parameters<Bus['consume']>[0]['handle'];
  let done: string[] = [];
  beforeAll(async () => {
    database = await openNotes(await createTestDatabase(inject('postgresUrl'), 'handled'));
    // The part of a bus that is used here.
    const bus: Pick<Bus, 'consume'> = {
      consume: (options) => {
        handle = options.handle;
        return Promise.resolve({ stop: () => Promise.resolve() });
      },
    };
    const act = onEvent<null, Note>(notes, (_tx, { words }) => {
      if (words === 'unwanted') throw new Error('unwanted');
      done.push(words);
      return Promise.resolve();
    });
    await handleEvents({ bus: bus as Bus, database, group: 'test', handled: [act], context: null });
  });
  beforeEach(async () => {
    done = [];
    await database.run('truncate seen_versions');
  });
  afterAll(() => database.close());

  test('are handled once for each newer state, in any order', async () => {
    await handle([changed(1), changed(3), changed(2), changed(3, 'again')]);
    await handle([changed(3), message(null, 5), changed(4), changed(6)]);
    expect(done).toEqual(['v1', 'v3', 'v6']);
  });

  test('count as handled only with their whole batch', async () => {
    await expect(handle([changed(1), changed(2, 'unwanted')])).rejects.toThrow('unwanted');
    done = [];
    await handle([changed(1), changed(2)]);
    expect(done).toEqual(['v1', 'v2']);
  });

  test.each([
    ['invalid bytes', message(Buffer.from('{'), 1)],
    ['no version', message(Buffer.from('{}'))],
    ['an empty version', message(Buffer.from('{}'), '')],
    ['a version that is no number', message(Buffer.from('{}'), 'new')],
    ['a version that is no whole number', message(Buffer.from('{}'), '1.5')],
    ['a version below zero', message(null, '-1')],
  ])('with %s are poison', async (_what, poison) => {
    await expect(handle([poison])).rejects.toThrow(PoisonMessage);
    expect(await database.rows('select 1 from seen_versions')).toEqual([]);
  });
});
