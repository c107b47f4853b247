import { ordersOf } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pageOf } from '../src/paging/page.js';
import { pagedList } from '../src/paging/paged-list.js';
import { readPage } from '../src/paging/read-page.js';
import { areInOrder, pageRequest, readAll } from '../src/testing/index.js';
import { openBare } from './notes.js';

interface Thing {
  readonly id: string;
  readonly name: string;
  /** Microseconds, which a `Date` would lose. */
  readonly seen: string | null;
  readonly size: number;
}

const list = pagedList({
  rules: { sorts: ['name', 'seen', 'size'], usualSort: 'name' },
  from: 'things',
  columns: 'id, name, seen::text, size',
  id: 'id',
  search: 'name',
  sorts: {
    name: { sql: 'name', type: 'text' },
    seen: { sql: 'seen', type: 'time', isOptional: true },
    size: { sql: 'size', type: 'number' },
  },
});
const NAMES = ['ann', 'bo', 'bo b', 'zoe'];

/** Many of them have the same keys, and every third has no time. */
async function openThings() {
  const database = await openBare();
  onTestFinished(() => database.close());
  await database.run('create table things (id uuid primary key, name text, seen timestamptz, size int)');
  const save = async (count: number): Promise<string[]> => {
    const rows = Array.from({ length: count }, (_, nth) => ({
      id: randomUUID(),
      name: NAMES[nth % NAMES.length],
      seen: nth % 3 === 0 ? null : `2026-01-01T00:00:00.00000${nth % 5}Z`,
      size: nth % 7,
    }));
    await database.run(
      `insert into things select * from jsonb_to_recordset($1) as thing (id uuid, name text, seen timestamptz, size int)`,
      [JSON.stringify(rows)],
    );
    return rows.map(({ id }) => id);
  };
  const read = (page: Parameters<typeof pageRequest>[0], conditions: (() => string)[] = []) =>
    readPage<Thing>(database, list, pageOf(list, pageRequest(page)), conditions);
  return { database, save, read };
}

const COLUMN = {
  name: ({ name }: Thing) => name,
  seen: ({ seen }: Thing) => seen,
  size: ({ size }: Thing) => String(size),
};

describe.each([
  ['few', 23, 4],
  ['many', 1_100, 400],
])('pages of %s rows', (_, count, limit) => {
  // Few rows and many are found by different statements.
  test.each(ordersOf(list.rules))(
    'in the order %s have each row that stays once, while others come and go',
    async (sort) => {
      const { database, save, read } = await openThings();
      const staying = await save(count);
      const going = await save(9);
      const isThere = [() => 'size >= 0'];
      const pages = await readAll(
        (after) => read({ limit, sort, after }, isThere),
        async () => {
          await database.run('delete from things where id = $1', [going.pop()]);
          await save(2);
        },
      );
      const rows = pages.flatMap((page) => page.rows);
      const ids = rows.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(staying));
      const column = COLUMN[sort.replace('-', '') as keyof typeof COLUMN];
      expect(areInOrder(rows.map(column), sort)).toBe(true);
      // As many as there were at first.
      for (const { page } of pages) expect(page?.total).toBe(count + 9);
      for (const one of pages) expect(one.rows.length).toBeLessThanOrEqual(limit);
    },
  );
});

test('without a page there are as many rows as the caller says, and no count', async () => {
  const { database, save } = await openThings();
  await save(150);
  const most = async (rows: number) => await readPage<Thing>(database, list, pageOf(list, undefined, rows));
  expect((await most(1_000)).rows).toHaveLength(150);
  const { rows, page } = await most(120);
  expect(rows).toHaveLength(120);
  expect(page).toBeUndefined();
});

test('a page has a hundred rows in the usual order, if not asked otherwise', async () => {
  const { save, read } = await openThings();
  await save(150);
  const first = await read({});
  expect(first.rows).toHaveLength(100);
  const rest = await read({ after: first.page?.next ?? '' });
  expect(rest.rows).toHaveLength(50);
  expect(rest.page).toEqual({ total: 150, next: '' });
  expect(areInOrder([...first.rows, ...rest.rows].map(COLUMN.name), 'name')).toBe(true);
});

test('a position in another order, or without a key that the order needs, is none', () => {
  const bad = [
    'nonsense',
    Buffer.from(JSON.stringify(['size', null, randomUUID(), 1])).toString('base64url'),
  ];
  const details = [expect.objectContaining({ field: 'after' }) as unknown];
  for (const after of bad)
    expect(() => pageOf(list, pageRequest({ after, sort: 'size' }))).toThrow(
      expect.objectContaining({ reason: 'INVALID_INPUT', details }),
    );
});
