import {
  useQuery,
  useQueryClient,
  type Mutation,
  type MutationFilters,
  type Query,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { GroupStandingsEntry } from '@torchbearer/contract/client';
import { useEffect, useSyncExternalStore } from 'react';
import { groupQueries } from '../../api/group-queries.js';
import { liveStandings } from '../../api/live-standings.js';
import { POLL_MS } from '../leaderboard/use-standings.js';
import { isParting, type Action } from './group-actions.js';

/** The key of what the player does with a group. */
export const actionsOn = (id: string): readonly string[] => ['group-actions', id];

/** The player's own attempt to leave or delete the group, while it is under way. */
const partingFrom = (id: string): MutationFilters => ({
  mutationKey: actionsOn(id),
  predicate: ({ state }: Mutation<unknown, Error, unknown>) => isParting(state.variables as Action),
});

/** The keys of what a group's members may read. */
export const keysOf = (id: string): readonly (readonly unknown[])[] => [
  groupQueries.group(id).queryKey,
  groupQueries.groupStandings(id).queryKey,
];

/** Whether to read something of a group, also after an event: not once it is gone, and not while the player leaves it. */
export const mayRead =
  (client: QueryClient, id: string) =>
  ({ state }: Pick<Query, 'state'>): boolean =>
    state.data !== null && client.isMutating(partingFrom(id)) === 0;

function useMayRead(id: string): ReturnType<typeof mayRead> {
  const client = useQueryClient();
  useEffect(() => {
    // The player may have joined again since, also on another device.
    for (const queryKey of keysOf(id))
      if (client.getQueryData(queryKey) === null) void client.resetQueries({ queryKey, exact: true });
  }, [client, id]);
  return mayRead(client, id);
}

/** A group; null if it is not one of the player's, or no longer, as its leaderboard may be the first to tell. */
export function useGroup(id: string) {
  const { data, ...state } = useQuery({ ...groupQueries.group(id), enabled: useMayRead(id) });
  const { data: standings } = useQuery({ ...groupQueries.groupStandings(id), enabled: false });
  return { ...state, group: standings === null ? null : data };
}

/** The leaderboard of a group, kept up to date while the screen follows the standings; null as for the group. */
export function useGroupStandings(id: string): UseQueryResult<GroupStandingsEntry[] | null> {
  const isLive = useSyncExternalStore(liveStandings.subscribe, liveStandings.isConnected);
  return useQuery({
    ...groupQueries.groupStandings(id),
    enabled: useMayRead(id),
    refetchInterval: isLive ? false : POLL_MS,
  });
}
