/** Stores responses between visits. Loaded beside the first screen, because no screen needs it to be shown. */
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { persistQueryClientSubscribe } from '@tanstack/react-query-persist-client';
import { asStored } from './as-stored.js';
import {
  A_DAY_MS,
  CACHE_KEY,
  howOftenForgotten,
  isRetryable,
  mayHaveResults,
  onUser,
  queryClient,
  type Keyed,
} from './query-client.js';
import { shownUntil } from './results-until.js';
import { session } from './session.js';
import { storedResponses } from './stored-responses.js';
import { token } from './token.js';

/** Whether a response is stored. A user who hides results has only their picks and deadlines stored. */
const isStored = (query: Keyed): boolean =>
  shownUntil.get() === null || !mayHaveResults(query) || query.queryKey.join() === 'picks,me';

/**
 * Stores the responses that are useful offline, from one visit to the next. Resolves when those of the last
 * visit are restored: they are shown at once and refreshed, however recent they are. Queries made in the
 * meantime are left alone. Results are only restored once the server has said who the user is, since they may hide
 * results by now, or once it can't be reached.
 */
export async function keepAnswers(): Promise<void> {
  const begun = Date.now();
  const forgottenBefore = howOftenForgotten();
  const persister = createAsyncStoragePersister({
    storage: {
      ...storedResponses,
      setItem: (key, value) => (session.isEnded() ? Promise.resolve() : storedResponses.setItem(key, value)),
    },
    key: CACHE_KEY,
    throttleTime: 1_000,
    serialize: (client) => asStored(client, shownUntil.get() !== null),
  });
  const restore = async (queries: DehydratedState['queries']): Promise<void> => {
    hydrate(queryClient, { mutations: [], queries });
    await queryClient.invalidateQueries({
      predicate: ({ state }) => state.dataUpdatedAt < begun,
      refetchType: 'none',
    });
  };
  const stored = await persister.restoreClient();
  // A new build may have changed the shape of responses. And the server may have refused the session in the meantime.
  const isUsable = stored?.buster === __BUILD_ID__ && begun - stored.timestamp < A_DAY_MS;
  if (isUsable && howOftenForgotten() === forgottenBefore) {
    const { queries } = stored.clientState;
    const isUnsure = token.read() !== null && shownUntil.get() === null;
    await restore(queries.filter((query) => !(isUnsure && mayHaveResults(query)) && isStored(query)));
    if (isUnsure)
      void whenUserIsKnown().then(() => {
        if (howOftenForgotten() === forgottenBefore && shownUntil.get() === null)
          return restore(queries.filter(mayHaveResults));
      });
  }
  persistQueryClientSubscribe({
    queryClient,
    persister,
    buster: __BUILD_ID__,
    dehydrateOptions: {
      // Includes responses that could not be refreshed since: offline, that is all of them.
      shouldDehydrateQuery: (query) =>
        query.meta?.['persist'] === true && query.state.data !== undefined && isStored(query),
    },
  });
}

/** Resolves once the server has answered who the user is, or can't be reached. */
const whenUserIsKnown = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onUser((answer) => {
      if (answer instanceof Error && !isRetryable(answer)) return;
      stop();
      resolve();
    });
  });
