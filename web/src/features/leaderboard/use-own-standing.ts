import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { OwnStanding } from '@torchbearer/contract/client';
import { useEffect, useSyncExternalStore } from 'react';
import { followStandings, liveStandings } from '../../api/live-standings.js';
import { isLarge } from '../../api/own-standing.js';
import { queries } from '../../api/queries.js';
import { POLL_MS } from './use-standings.js';

/** The user's place and the size of the league; of a large league, kept up to date while the screen is open. */
export function useOwnStanding(): UseQueryResult<OwnStanding> {
  const client = useQueryClient();
  const isLive = useSyncExternalStore(liveStandings.subscribe, liveStandings.isConnected);
  useEffect(() => followStandings(client), [client]);
  return useQuery({
    ...queries.ownStanding(),
    refetchInterval: ({ state }) => (!isLive && state.data && isLarge(state.data) ? POLL_MS : false),
  });
}
