import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { GroupStandingsEntry } from '@torchbearer/contract/client';
import { useSyncExternalStore } from 'react';
import { liveStandings } from '../../api/live-standings.js';
import { groupQueries } from '../../api/group-queries.js';
import { POLL_MS } from './use-standings.js';

/** The leaderboard of a group, kept up to date while the screen follows the standings. */
export function useGroupStandings(id: string): UseQueryResult<GroupStandingsEntry[]> {
  const isLive = useSyncExternalStore(liveStandings.subscribe, liveStandings.isConnected);
  return useQuery({ ...groupQueries.groupStandings(id), refetchInterval: isLive ? false : POLL_MS });
}
