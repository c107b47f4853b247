/** Requests what a screen will need before the screen is there. */
import type { FetchQueryOptions } from '@tanstack/react-query';
import { queryClient } from './query-client.js';

/** The options of a query: `queries.me`. */
export type Wanted = () => unknown;

/** A screen comes with its data where that is quick; later it comes without, and shows that it waits. */
const PATIENCE_MS = 400;

/** Resolves once all have responded, or a screen has waited long enough; the screen itself shows failures. */
export async function ask(wanted: readonly Wanted[]): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(wanted.map(load)), patience]);
}

async function load(query: Wanted): Promise<void> {
  const options = query() as FetchQueryOptions;
  const isKnown = queryClient.getQueryData(options.queryKey) !== undefined;
  const loaded = queryClient.prefetchQuery(options);
  // What is known from before is shown while it is refreshed.
  if (!isKnown) await loaded;
}
