/** What the screens of one group read. Not in `queries.ts`, which every page loads. */
import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';
import { hasStatus } from './error-sentence.js';
import { shareStandings } from './share-standings.js';

const MINUTE = 60_000;
/** The leaderboards of groups. */
export const GROUP_STANDINGS = 'group-standings';

/** A group that is deleted, or that the user is not in, is read as null. */
function nullIfGone(error: unknown): null {
  if (hasStatus(error, 404)) return null;
  throw error;
}

export const groupQueries = {
  group: (id: string) =>
    queryOptions({
      queryKey: ['groups', id],
      queryFn: ({ signal }) => api.getGroup({ params: { id } }, { signal }).catch(nullIfGone),
    }),
  groupStandings: (id: string) =>
    queryOptions({
      queryKey: [GROUP_STANDINGS, id],
      queryFn: ({ signal }) => api.getGroupStandings({ params: { id } }, { signal }).catch(nullIfGone),
      structuralSharing: shareStandings,
    }),
  /** Requested once: wrong codes count. */
  groupByCode: (code: string) =>
    queryOptions({
      queryKey: ['group-by-code', code],
      queryFn: ({ signal }) => api.getGroupByCode({ params: { code } }, { signal }),
      staleTime: MINUTE,
      retry: false,
      refetchOnWindowFocus: false,
    }),
};
