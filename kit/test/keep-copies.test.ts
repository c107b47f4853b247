import { expect, onTestFinished, test } from 'vitest';
import type { Bus, ConsumeOptions, ReceivedMessage } from '../src/bus/bus.js';
import { copy } from '../src/copies/copy.js';
import { keepCopies, type Reactions } from '../src/copies/keep-copies.js';
import { VERSION_HEADER } from '../src/outbox/event.js';
import { isTransient } from '../src/transient.js';
import { notes, notesTopic, openBare } from './notes.js';

const memosTopic = { ...notesTopic, name: 'notes.memo.v1' };
const columns = { id: 'text', words: 'text' } as const;
const copies = {
  note: copy(notesTopic, { table: 'notes', key: 'id', columns }),
  memo: copy(memosTopic, { table: 'memos', key: 'id', columns }),
};

const message = (topic: string, id: string, version: number): ReceivedMessage => ({
  topic,
  key: id,
  value: notes.codec.encode({ id, words: `v${version}`, version }).finish(),
  headers: { [VERSION_HEADER]: String(version) },
  partition: 0,
  offset: String(version),
});

/** Consumers of two replicas, to which the test hands batches as the bus would. */
async function startReplicas(onChange: Reactions<typeof copies, null> = {}) {
  const database = await openBare({ copies });
  onTestFinished(() => database.close());
  const handlers: ConsumeOptions['handle'][] = [];
  const bus = {
    consume: (options: ConsumeOptions) => {
      handlers.push(options.handle);
      return Promise.resolve({ stop: () => Promise.resolve() });
    },
  } as Pick<Bus, 'consume'> as Bus;
  for (let replica = 0; replica < 2; replica++) {
    await keepCopies({ bus, database, group: 'g', deadLetters: 'g', context: null, copies, onChange });
  }
  const [one, two] = handlers;
  if (!one || !two) throw new Error('the consumers did not start');
  return { database, one, two };
}

test('two replicas whose batches have the same entities in opposite orders do not deadlock', async () => {
  const { database, one, two } = await startReplicas();
  const ids = Array.from({ length: 20 }, (_, n) => `id-${n}`);
  for (let version = 1; version <= 30; version++) {
    const batch = ids.flatMap((id) =>
      [notes.name, memosTopic.name].map((topic) => message(topic, id, version)),
    );
    await Promise.all([one(batch), two(batch.toReversed())]);
  }
  for (const table of ['notes', 'memos']) {
    const rows = await database.rows<{ words: string }>(`select words from copied.${table}`);
    expect(rows.map(({ words }) => words)).toEqual(ids.map(() => 'v30'));
  }
  const [deadlocks] = await database.rows<{ count: number }>(
    'select deadlocks::int as count from pg_stat_database where datname = current_database()',
  );
  expect(deadlocks?.count).toBe(0);
});

test('a batch applies its topics in the order of their declaration', async () => {
  const order: string[] = [];
  const { one } = await startReplicas({
    note: () => Promise.resolve(void order.push('note')),
    memo: {
      lock: () => Promise.resolve(void order.push('lock of memo')),
      then: () => Promise.resolve(void order.push('memo')),
    },
  });
  await one([message(memosTopic.name, 'a', 1), message(notes.name, 'a', 1)]);
  expect(order).toEqual(['lock of memo', 'note', 'memo']);
});

test('a batch that waits for a lock fails after a moment, to be tried again', async () => {
  const { database, one, two } = await startReplicas();
  await database.transaction(async (tx) => {
    await tx.run('lock table copied.memos in exclusive mode');
    const error = await one([message(memosTopic.name, 'a', 1)]).catch((thrown: unknown) => thrown);
    expect(isTransient(error)).toBe(true);
    await two([message(notes.name, 'a', 1)]);
  });
  await one([message(memosTopic.name, 'a', 1)]);
  expect(
    await database.rows('select id from copied.memos union all select id from copied.notes'),
  ).toHaveLength(2);
});
