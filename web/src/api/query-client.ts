import { MutationCache, QueryCache, QueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { ApiError, type User } from '@torchbearer/contract/client';
import type { ResultsUntil } from '@torchbearer/rules';
import { resultsUntilOf, showsLess, shownUntil, watchShownUntil } from './results-until.js';
import { storedResponses } from './stored-responses.js';
import { session } from './session.js';
import { token } from './token.js';

export const A_DAY_MS = 24 * 60 * 60_000;
export const CACHE_KEY = 'torchbearer.cache';

/** A refused call would be refused again; a failed or busy server may respond the next time. */
export const isRetryable = (error: Error): boolean =>
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
/** How often everything was forgotten so far. */
export const howOftenForgotten = (): number => timesForgotten;

export interface Keyed {
  readonly queryKey: QueryKey;
}
/** What says nothing about results. */
const WITHOUT_RESULTS: readonly unknown[] = ['me', 'config', 'sessions'];
export const mayHaveResults = ({ queryKey }: Keyed): boolean => !WITHOUT_RESULTS.includes(queryKey[0]);
/** Calls back with each answer of who the user is, or the error. @returns how to end that */
export const onUser = (answered: (answer: User | Error) => void): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { queryKey, state } = event.query as Query;
    if (queryKey[0] !== ME[0]) return;
    if (event.action.type === 'success') answered(state.data as User);
    if (event.action.type === 'error' && state.error) answered(state.error);
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
