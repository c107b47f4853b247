/** Reads lists page by page, for tests of these. */
import type { PageInfo, PageRequest } from '@torchbearer/proto/paging/v1/paging';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.js';
import { pageOf } from '../paging/page.js';
import type { PagedList } from '../paging/paged-list.js';
import { rowsStatement, type Condition } from '../paging/read-page.js';

/** A request for a page, as it is without further choices. */
export const pageRequest = (page: Partial<PageRequest> = {}): PageRequest => ({
  ...{ limit: 0, after: '', q: '', sort: '' },
  ...page,
});

/** Follows `next` to the end. @param between runs after each page */
export async function readAll<Response extends { readonly page?: PageInfo | undefined }>(
  read: (after: string) => Promise<Response>,
  between = async (): Promise<unknown> => undefined,
): Promise<Response[]> {
  const pages: Response[] = [];
  for (let after = ''; ; await between()) {
    const response = await read(after);
    pages.push(response);
    after = response.page?.next ?? '';
    if (after === '') return pages;
  }
}

/** How Postgres reads a page that follows another, if it may use indexes only. @param hasKey of rows with the sort key */
export async function planOfPage(
  database: Database,
  list: PagedList,
  sort: string,
  { conditions = [] as readonly Condition[], hasKey = true } = {},
): Promise<string> {
  const after = { key: hasKey ? '1' : null, id: randomUUID(), total: 1 };
  const page = pageOf(list, pageRequest({ sort }));
  const { text, parameters } = rowsStatement(list, page, { hasKey, after }, conditions, 2);
  return await database.transaction(async ({ manager }) => {
    await manager.query('set local enable_seqscan = off');
    await manager.query('set local enable_bitmapscan = off');
    return JSON.stringify(await manager.query(`explain (format json) ${text}`, [...parameters]));
  });
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();

/** Whether values are in an order, whatever their case and accents; missing ones come last in both directions. */
export function areInOrder(values: readonly (string | null)[], sort: string): boolean {
  const filled = values.filter((value) => value !== null).map(folded);
  const direction = sort.startsWith('-') ? -1 : 1;
  const ascends = (one: string, other: string): boolean =>
    (one < other ? -1 : Number(one > other)) * direction <= 0;
  return (
    values.slice(filled.length).every((value) => value === null) &&
    filled.every((value, place) => place === 0 || ascends(filled[place - 1]!, value))
  );
}
