import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { persistQueryClient } from '@tanstack/react-query-persist-client';
import { ApiError } from '@torchbearer/contract/client';
import { keptAnswers } from './kept-answers.js';
import { withoutOthersEmails } from './kept-emails.js';
import { session } from './session.js';
import { token } from './token.js';

const A_DAY_MS = 24 * 60 * 60_000;

/** A refusal will be one again; what didn't answer, or was busy, may answer. */
const mayAnswerLater = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

const secondsToWait = (error: Error): number | null =>
  error instanceof ApiError ? error.retryAfterSeconds : null;

/** Signed out by the server: somebody at work may sign in again where they are, a remembered token is dropped. */
function noticeEndedSession(error: Error): void {
  if (!(error instanceof ApiError)) return;
  // Said of the session, not of what was asked: once the page has learned it too, it shows what is to be done.
  const isLimit = error.code === 'PASSWORD_CHANGE_REQUIRED' || error.code === 'SECOND_FACTOR_SETUP_REQUIRED';
  if (isLimit) void queryClient.invalidateQueries({ queryKey: ['me'] });
  if (error.code !== 'NOT_SIGNED_IN') return;
  if (session.refuse()) return;
  token.clear();
  forgetAnswers();
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: noticeEndedSession,
    onSuccess: (_answer, query) => {
      if (query.queryKey[0] === 'me') session.confirm();
    },
  }),
  mutationCache: new MutationCache({ onError: noticeEndedSession }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      gcTime: A_DAY_MS,
      // Asked also when the browser believes to be offline: it may be wrong, and a clear failure beats a silent wait.
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && mayAnswerLater(error),
      retryDelay: (failures, error) =>
        Math.min(10_000, (secondsToWait(error) ?? 0) * 1_000 || 400 * 2 ** failures),
    },
    // Never sent later behind somebody's back: what can't be sent now is refused now.
    mutations: { networkMode: 'always', retry: false },
  },
});

const CACHE_KEY = 'torchbearer.cache';
let timesForgotten = 0;

/**
 * Keeps the answers that are worth having without a connection, from one visit to the next. Done when those of the
 * last visit are back: they are shown at once and asked for again, however young they are. What is asked meanwhile
 * stays as it is.
 */
export async function keepAnswers(): Promise<void> {
  const begun = Date.now();
  const forgottenBefore = timesForgotten;
  // Where earlier versions kept them.
  localStorage.removeItem(CACHE_KEY);
  const [, restored] = persistQueryClient({
    queryClient,
    persister: createAsyncStoragePersister({
      storage: keptAnswers,
      key: CACHE_KEY,
      throttleTime: 1_000,
      serialize: withoutOthersEmails,
    }),
    maxAge: A_DAY_MS,
    // A new build may have changed what answers look like.
    buster: __BUILD_ID__,
    dehydrateOptions: {
      // Also what failed to be renewed since: without a connection that is every answer that there is.
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

/** Everything that one user has seen goes when they go, from memory and from this browser's storage. */
export function forgetAnswers(): void {
  timesForgotten += 1;
  queryClient.clear();
  void keptAnswers.removeItem(CACHE_KEY);
}
