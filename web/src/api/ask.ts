/** Asks for what a screen will need before the screen is there. */
import type { FetchQueryOptions } from '@tanstack/react-query';
import { queryClient } from './query-client.js';

/** The options of a query: `queries.me`. */
export type Wanted = () => unknown;

/** A screen comes with its data where that is quick; later it comes without, and shows that it waits. */
const PATIENCE_MS = 400;

/** Resolves once all are answered, or a screen has waited long enough; the screen itself tells of failures. */
export async function ask(wanted: readonly Wanted[]): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([answersTo(wanted), patience]);
}

async function answersTo(wanted: readonly Wanted[]): Promise<void> {
  const answers: Promise<void>[] = [];
  for (const query of wanted) {
    // Each in a task of its own, so that the browser can answer between one question and the next.
    await new Promise((resolve) => setTimeout(resolve));
    const options = query() as FetchQueryOptions;
    const answer = queryClient.prefetchQuery(options);
    // What is known from before is not waited for: it is shown, and renewed.
    if (queryClient.getQueryData(options.queryKey) === undefined) answers.push(answer);
  }
  await Promise.all(answers);
}
