/** Requests a screen's data before the screen renders. */
import type { FetchInfiniteQueryOptions, FetchQueryOptions } from '@tanstack/react-query';
import { nextTask } from '../time/next-task.js';
import { queryClient } from './query-client.js';

/** The options of a query: `queries.me`. */
export type QueryOptions = () => unknown;

/**
 * A screen appears together with its data if that arrives this fast; otherwise it shows a placeholder first.
 */
const PATIENCE_MS = 400;

const nothing = (): readonly QueryOptions[] => [];

/**
 * Resolves once all have responded or the wait is over; the screen itself shows failures.
 * @param next what the responses say that the screen needs besides
 */
export async function preload(wanted: readonly QueryOptions[], next = nothing): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const loaded = Promise.all(wanted.map(load)).then(() => Promise.all(next().map(load)));
  await Promise.race([loaded, patience]);
}

async function load(query: QueryOptions): Promise<void> {
  await nextTask();
  const options = query() as FetchQueryOptions | FetchInfiniteQueryOptions;
  const isKnown = queryClient.getQueryData(options.queryKey) !== undefined;
  const loaded = isPaged(options)
    ? queryClient.prefetchInfiniteQuery(options)
    : queryClient.prefetchQuery(options);
  // Cached data is shown while it is refreshed.
  if (!isKnown) await loaded;
}

const isPaged = (
  options: FetchQueryOptions | FetchInfiniteQueryOptions,
): options is FetchInfiniteQueryOptions => 'initialPageParam' in options;
