import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import {
  hydrate,
  MutationCache,
  QueryCache,
  QueryClient,
  type DehydratedState,
  type Query,
  type QueryKey,
} from '@tanstack/react-query';
import { persistQueryClientSubscribe } from '@tanstack/react-query-persist-client';
import { ApiError, type User } from '@torchbearer/contract/client';
import type { ResultsUntil } from '@torchbearer/rules';
import { resultsUntilOf, showsLess, shownUntil, watchShownUntil } from './results-until.js';
import { deviceStorage } from '../storage.js';
import { storedResponses } from './stored-responses.js';
import { asStored } from './as-stored.js';
import { session } from './session.js';
import { token } from './token.js';

const A_DAY_MS = 24 * 60 * 60_000;
const CACHE_KEY = 'torchbearer.cache';

/** A refused call would be refused again; a failed or busy server may respond the next time. */
const isRetryable = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

const secondsToWait = (error: Error): number | null =>
  error instanceof ApiError ? error.retryAfterSeconds : null;

/** The server ended the session: a user at work can sign in again in place; a remembered token is dropped. */
function noticeEndedSession(error: Error): void {
  if (!(error instanceof ApiError)) return;
  // The error is about the session and not about the call: once the page knows, it shows what to do.
  const isLimit = error.code === 'PASSWORD_CHANGE_REQUIRED' || error.code === 'SECOND_FACTOR_SETUP_REQUIRED';
  if (isLimit) askWhoTheUserIs();
  if (error.code !== 'NOT_SIGNED_IN') return;
  // The page stays as it is, so that no work is lost; what the browser has stored does not.
  if (session.refuse()) return void storedResponses.removeItem(CACHE_KEY);
  token.clear();
  forgetAnswers();
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: noticeEndedSession,
    onSuccess: (_data, query) => {
      if (query.queryKey[0] === 'me') session.confirm();
    },
  }),
  mutationCache: new MutationCache({ onError: noticeEndedSession }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      gcTime: A_DAY_MS,
      // Request even when the browser reports that it is offline: it may be wrong, and a clear failure beats
      // a silent wait.
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isRetryable(error),
      retryDelay: (failures, error) =>
        Math.min(10_000, (secondsToWait(error) ?? 0) * 1_000 || 400 * 2 ** failures),
    },
    // Never sent later without the user's knowledge: a write that can't be sent now fails now.
    mutations: { networkMode: 'always', retry: false },
  },
});

const ME: QueryKey = ['me'];
let timesForgotten = 0;

interface Keyed {
  readonly queryKey: QueryKey;
}
/** What says nothing about results. */
const WITHOUT_RESULTS: readonly unknown[] = ['me', 'config', 'sessions'];
const mayHaveResults = ({ queryKey }: Keyed): boolean => !WITHOUT_RESULTS.includes(queryKey[0]);
/** Of a user who hides results only their picks and deadlines are stored: `asStored` says no more of them. */
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
  const forgottenBefore = timesForgotten;
  // Where earlier versions stored them.
  deviceStorage.removeItem(CACHE_KEY);
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
  if (isUsable && timesForgotten === forgottenBefore) {
    const { queries } = stored.clientState;
    const isUnsure = token.read() !== null && shownUntil.get() === null;
    await restore(queries.filter((query) => !(isUnsure && mayHaveResults(query)) && isStored(query)));
    if (isUnsure)
      void whenUserIsKnown().then(() => {
        if (timesForgotten === forgottenBefore && shownUntil.get() === null)
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

/** Calls back with each answer of who the user is, or the error. @returns how to end that */
const onUser = (answered: (answer: User | Error) => void): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { queryKey, state } = event.query as Query;
    if (queryKey[0] !== ME[0]) return;
    if (event.action.type === 'success') answered(state.data as User);
    if (event.action.type === 'error' && state.error) answered(state.error);
  });

/** Resolves once the server has answered who the user is, or can't be reached. */
const whenUserIsKnown = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onUser((answer) => {
      if (answer instanceof Error && !isRetryable(answer)) return;
      stop();
      resolve();
    });
  });

onUser((answer) => {
  if (!(answer instanceof Error)) void showUntil(resultsUntilOf(answer));
});

/** Follows other tabs of this browser. Call it once, at the start. */
export const followOtherTabs = (): void =>
  watchShownUntil((until) => {
    void showUntil(until);
    askWhoTheUserIs();
  });

/**
 * They may have changed elsewhere how far they want to see results. @param cancelRefetch whether a request on its way is
 * sent again: not by what its own response says, which would never end
 */
export const askWhoTheUserIs = ({ cancelRefetch = true } = {}): void =>
  void queryClient.invalidateQueries({ queryKey: ME }, { cancelRefetch });

/**
 * Shows results up to this week, null for all. What this browser shows and stores of later ones is deleted from memory and
 * storage before this returns its promise; what is on the screen is read again.
 */
export async function showUntil(until: ResultsUntil): Promise<void> {
  const before = shownUntil.get();
  if (until === before) return;
  shownUntil.set(until);
  if (!showsLess(before, until)) return await queryClient.invalidateQueries({ predicate: mayHaveResults });
  queryClient.removeQueries({ type: 'inactive', predicate: mayHaveResults });
  await Promise.all([
    queryClient.resetQueries({ predicate: mayHaveResults }),
    storedResponses.removeItem(CACHE_KEY),
  ]);
}

/** Sign-out deletes everything that the user has seen, from memory and from this browser's storage. */
export function forgetAnswers(): void {
  timesForgotten += 1;
  queryClient.clear();
  void storedResponses.removeItem(CACHE_KEY);
}
