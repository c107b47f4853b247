import { describe, expect, it } from 'vitest';
import { readPage, rowsOf, withoutRows, withRow, type RowsPages } from './paged-list.js';

const row = (id: string, name = id) => ({ id, name });
type Row = ReturnType<typeof row>;
const pages = (...ids: readonly (readonly string[])[]): RowsPages<Row> => ({
  pages: ids.map((page) => ({ rows: page.map((id) => row(id)), next: null, total: ids.flat().length })),
  pageParams: ids.map(() => null),
});

describe('a page', () => {
  const read = (headers: HeadersInit) => {
    const asked: object[] = [];
    const page = readPage(
      (query, { onResponse }) => {
        asked.push(query);
        onResponse?.(Response.json([], { headers }));
        return Promise.resolve([row('a')]);
      },
      { limit: 1, after: 'x' },
      new AbortController().signal,
    );
    return page.then((one) => ({ ...one, asked }));
  };

  it('says how many match, and where the next one is', async () => {
    const headers = { 'x-total-count': '7', link: '</api/users?after=y>; rel="next"' };
    expect(await read(headers)).toEqual({
      rows: [row('a')],
      next: 'y',
      total: 7,
      asked: [{ limit: 1, after: 'x' }],
    });
  });

  it('has no total if the rows were too many to count', async () => {
    expect(await read({ link: '</api/users?after=y>; rel="next"' })).toMatchObject({
      next: 'y',
      total: null,
    });
  });

  it('is the whole list if the server knows no pages', async () => {
    expect(await read({})).toMatchObject({ next: null, total: 1 });
  });
});

describe('loaded pages', () => {
  it('have each row once, where it came first', () => {
    expect(rowsOf(pages(['a', 'b'], ['c', 'a'])).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(rowsOf(undefined)).toEqual([]);
  });

  it('keep a changed row in its place', () => {
    const loaded = withRow(pages(['a', 'b'], ['c']), row('b', 'Zoe'));
    expect(rowsOf(loaded).map(({ name }) => name)).toEqual(['a', 'Zoe', 'c']);
  });

  it('lose deleted rows, and count them', () => {
    const loaded = withoutRows(pages(['a', 'b'], ['c']), new Set(['a', 'c', 'elsewhere']));
    expect(loaded.pages.map(({ rows, total }) => [rows.map(({ id }) => id), total])).toEqual([
      [['b'], 1],
      [[], 1],
    ]);
    const untouched = pages(['a']);
    expect(withoutRows(untouched, new Set(['x']))).toBe(untouched);
  });
});
