import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { persistQueryClient } from '@tanstack/react-query-persist-client';
import { ApiError } from '@torchbearer/contract/client';
import { storedResponses } from './stored-responses.js';
import { withoutOthersEmails } from './without-emails.js';
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
  if (isLimit) void queryClient.invalidateQueries({ queryKey: ['me'] });
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

let timesForgotten = 0;

/**
 * Stores the responses that are useful offline, from one visit to the next. Resolves when those of the last
 * visit are restored: they are shown at once and refreshed, however recent they are. Queries made in the
 * meantime are left alone.
 */
export async function keepAnswers(): Promise<void> {
  const begun = Date.now();
  const forgottenBefore = timesForgotten;
  // Where earlier versions stored them.
  localStorage.removeItem(CACHE_KEY);
  const [, restored] = persistQueryClient({
    queryClient,
    persister: createAsyncStoragePersister({
      storage: {
        ...storedResponses,
        setItem: (key, value) =>
          session.isEnded() ? Promise.resolve() : storedResponses.setItem(key, value),
      },
      key: CACHE_KEY,
      throttleTime: 1_000,
      serialize: withoutOthersEmails,
    }),
    maxAge: A_DAY_MS,
    // A new build may have changed the shape of responses.
    buster: __BUILD_ID__,
    dehydrateOptions: {
      // Includes responses that could not be refreshed since: offline, that is all of them.
      shouldDehydrateQuery: (query) => query.meta?.['persist'] === true && query.state.data !== undefined,
    },
  });
  await restored;
  // The server has refused the session in the meantime.
  if (timesForgotten > forgottenBefore) return forgetAnswers();
  await queryClient.invalidateQueries({
    predicate: ({ state }) => state.dataUpdatedAt < begun,
    refetchType: 'none',
  });
}

/** What says nothing about results. */
const WITHOUT_RESULTS: readonly unknown[] = ['me', 'config', 'sessions'];

/**
 * Deletes what a user who hides results from now on may have seen, from memory and from this browser's storage; what is
 * on the screen is read again.
 */
export async function forgetResults(): Promise<void> {
  const predicate = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
    !WITHOUT_RESULTS.includes(queryKey[0]);
  await queryClient.cancelQueries({ predicate });
  queryClient.removeQueries({ type: 'inactive', predicate });
  await Promise.all([storedResponses.removeItem(CACHE_KEY), queryClient.resetQueries({ predicate })]);
}

/** Sign-out deletes everything that the user has seen, from memory and from this browser's storage. */
export function forgetAnswers(): void {
  timesForgotten += 1;
  queryClient.clear();
  void storedResponses.removeItem(CACHE_KEY);
}
