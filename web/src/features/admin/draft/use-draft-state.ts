import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { queries } from '../../../api/queries.js';
import { announce } from '../../../ui/announcer.js';
import { usePages } from '../../../ui/use-pages.js';
import { refreshing, refreshingFirst } from './draft-queries.js';
import type { DraftState } from './league.js';

/** The state of the draft, how many players there are, and who has not ranked; every 15 seconds and on demand. */
export function useDraftState() {
  const client = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);
  const unranked = usePages({ ...adminQueries.unranked(), ...refreshingFirst });
  const [draft, players, weeks, league] = useQueries({
    queries: [
      { ...adminQueries.draftState(), ...refreshing },
      { ...adminQueries.playerCount(), ...refreshing },
      { ...adminQueries.weeks(), ...refreshing },
      { ...queries.league(), ...refreshing },
    ],
  });
  const state: DraftState | null =
    draft.data && typeof players.data === 'number' && unranked.found.data && weeks.data && league.data
      ? {
          ...{ draft: draft.data, players: players.data, unranked, weeks: weeks.data },
          areRankingsOpen: !league.data.rankingsLocked,
        }
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

  const hasFailed = [draft, players, weeks, league, unranked.found].some(({ isError }) => isError);
  return { state, hasFailed, isRefreshing, refresh: () => void refresh() };
}
