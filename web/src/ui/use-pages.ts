import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rowsOf, type pagesOf } from '../api/paged-list.js';

/**
 * A list that is read page by page: its state, the rows so far, and how many rows it has in all, 0 while that is
 * unknown.
 */
export function usePages<Row extends { readonly id: string }>(options: ReturnType<typeof pagesOf<Row>>) {
  const found = useInfiniteQuery(options);
  const { data } = found;
  const rows = useMemo(() => rowsOf(data), [data]);
  return { found, rows, total: data?.pages.at(-1)?.total ?? 0 };
}

/** The state of a paged list. */
export type Found = Pick<
  ReturnType<typeof usePages>['found'],
  | 'error'
  | 'isPending'
  | 'isFetching'
  | 'isPlaceholderData'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'fetchNextPage'
  | 'refetch'
>;
