import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { announce } from '../../../ui/announcer.js';
import { refreshing } from './draft-queries.js';
import type { DraftLeague } from './league.js';

/** Draft, rankings and weeks, refreshed every 15 seconds and on demand. */
export function useDraftLeague() {
  const client = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);
  const [draft, rankings, weeks] = useQueries({
    queries: [
      { ...adminQueries.draft(), ...refreshing },
      { ...adminQueries.rankings(), ...refreshing },
      { ...adminQueries.weeks(), ...refreshing },
    ],
  });
  const league: DraftLeague | null =
    draft.data && rankings.data && weeks.data
      ? { draft: draft.data, rankings: rankings.data, weeks: weeks.data }
      : null;

  async function refresh(): Promise<void> {
    setRefreshing(true);
    await client.refetchQueries({ queryKey: ['admin'], type: 'active' }, { throwOnError: true }).then(
      () => announce('Draft and picks are up to date.'),
      // Each panel shows its own failure.
      () => undefined,
    );
    setRefreshing(false);
  }

  const hasFailed = draft.isError || rankings.isError || weeks.isError;
  return { league, hasFailed, isRefreshing, refresh: () => void refresh() };
}
