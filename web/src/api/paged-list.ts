/** Lists that are read page by page. */
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
  type QueryKey,
} from '@tanstack/react-query';
import { pageOf, type CallOptions } from '@torchbearer/contract/client';

export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  /** The `after` of the next page; null on the last one. */
  readonly next: string | null;
  /** How many rows match, on all pages; null if they were too many to count. */
  readonly total: number | null;
}
export type RowsPages<Row> = InfiniteData<RowsPage<Row>, string | null>;

interface PageQuery {
  readonly limit: number;
  readonly after?: string;
}
/** Makes the call for one page. */
export type ReadRows<Row> = (page: PageQuery, options: CallOptions) => Promise<readonly Row[]>;

const USUAL_SIZE = 100;

/** @param sizes how many rows the first page has, and each further one */
export const pagesOf = <Row>(
  queryKey: QueryKey,
  read: ReadRows<Row>,
  [first, further]: readonly [first: number, further: number] = [USUAL_SIZE, USUAL_SIZE],
) =>
  infiniteQueryOptions<RowsPage<Row>, Error, RowsPages<Row>, QueryKey, string | null>({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? readPage(read, { limit: first }, signal)
        : readPage(read, { limit: further, after: pageParam }, signal),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    // Rows of the last search stay until those of the next one are here.
    placeholderData: keepPreviousData,
  });

/** How many rows a list has; null if they are too many to count. */
export const countOf = <Row>(queryKey: QueryKey, read: ReadRows<Row>) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await readPage(read, { limit: 1 }, signal)).total,
  });

/** The place of a page in its list, from the headers of a response. */
export function placeOf<Row>(
  rows: readonly Row[],
  response: Pick<Response, 'headers'> | undefined,
): RowsPage<Row> {
  const { next, total } = (response && pageOf(response)) ?? { next: null, total: rows.length };
  return { rows, next, total };
}

/** A page. From a server that knows no pages it is the whole list. */
export async function readPage<Row>(
  read: ReadRows<Row>,
  query: PageQuery,
  signal: AbortSignal,
): Promise<RowsPage<Row>> {
  let received: Response | undefined;
  const rows = await read(query, {
    signal,
    onResponse: (response) => {
      received = response;
    },
  });
  return placeOf(rows, received);
}

interface Identified {
  readonly id: string;
}

/** The loaded rows. One that has moved to a later page meanwhile is there once. */
export function rowsOf<Row extends Identified>(loaded: RowsPages<Row> | undefined): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const page of loaded?.pages ?? [])
    for (const row of page.rows) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}

/** The pages with a row's new state, in its place. */
export const withRow = <Row extends Identified>(loaded: RowsPages<Row>, saved: Row): RowsPages<Row> => ({
  ...loaded,
  pages: loaded.pages.map((page) => ({
    ...page,
    rows: page.rows.map((row) => (row.id === saved.id ? saved : row)),
  })),
});

/** The pages without deleted rows. */
export function withoutRows<Row extends Identified>(
  loaded: RowsPages<Row>,
  ids: ReadonlySet<string>,
): RowsPages<Row> {
  const gone = rowsOf(loaded).filter(({ id }) => ids.has(id)).length;
  if (gone === 0) return loaded;
  return {
    ...loaded,
    pages: loaded.pages.map(({ rows, next, total }) => ({
      rows: rows.filter(({ id }) => !ids.has(id)),
      next,
      total: total === null ? null : total - gone,
    })),
  };
}
