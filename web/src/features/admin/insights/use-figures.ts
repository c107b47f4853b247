import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { insightQueries } from '../../../api/admin-queries.js';
import { announce } from '../../../ui/announcer.js';

const EVERY_MS = 30_000;
/** Fetched together, and refreshed every half minute. */
const QUERIES = insightQueries.map((query) => ({ ...query(), refetchInterval: EVERY_MS }));

interface Figures {
  /** Whether all calls have responded or failed once; later each card shows its own state. */
  readonly isReady: boolean;
  readonly isRefreshing: boolean;
  readonly refresh: () => Promise<void>;
}

export function useFigures(): Figures {
  const client = useQueryClient();
  const results = useQueries({ queries: QUERIES });
  const finished = results.every(({ isPending }) => !isPending);
  const error = results.find((result) => result.error)?.error;
  const failures = results.reduce((sum, { errorUpdateCount }) => sum + errorUpdateCount, 0);
  useEffect(() => {
    // eslint-disable-next-line no-console -- for debugging; the cards say which of them failed
    if (error) console.error('Failed to load analytics data:', error);
  }, [error, failures]);
  // A failed call is pending again at every refresh: the board stays.
  const [isReady, setReady] = useState(finished);
  if (finished && !isReady) setReady(true);

  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = useCallback(async () => {
    setRefreshing(true);
    await Promise.all(QUERIES.map(({ queryKey }) => client.refetchQueries({ queryKey, exact: true })));
    const failed = QUERIES.some(({ queryKey }) => client.getQueryState(queryKey)?.status === 'error');
    announce(failed ? 'Some figures could not be loaded.' : 'All figures are up to date.');
    setRefreshing(false);
  }, [client]);
  return { isReady, isRefreshing, refresh };
}
