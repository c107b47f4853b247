import type { SavedPoints } from '@torchbearer/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { queries } from '../../../api/queries.js';
import { pointsOf, type Points } from './score-sheet.js';

/** What depends on points: the leaderboard, all results and histories, and all of the admins' figures. */
export const TOUCHED = [['standings'], ['results'], ['history'], ['castaways'], ['castaway'], ['admin']];

/** The query of both calls: of a large league, standings are megabytes. */
export const WITHOUT_STANDINGS = { standings: 'none' } as const;

/** Writes the response of a points change to the cache and refetches what depends on it. */
export function useKeepPoints(week: number) {
  const client = useQueryClient();
  return async ({ entries }: SavedPoints): Promise<void> => {
    const points = adminQueries.weekPoints(week).queryKey;
    // Responses of earlier requests must not restore the old points.
    await Promise.all([
      client.cancelQueries({ queryKey: points }),
      client.cancelQueries({ queryKey: queries.standings().queryKey }),
    ]);
    client.setQueryData(points, entries);
    for (const queryKey of TOUCHED) void client.invalidateQueries({ queryKey });
    // The admin may open it next. In a large league no browser has it.
    const list = queries.standings();
    if (client.getQueryData(list.queryKey)) void client.prefetchQuery({ ...list, staleTime: 0 });
  };
}

/**
 * Refetches the scores and the cast, after a refusal or a lost response.
 * @returns what is saved; null if that request got no response either
 */
export function useRenewWeek(week: number) {
  const client = useQueryClient();
  return async (): Promise<Points | null> => {
    void client.invalidateQueries({ queryKey: queries.castaways().queryKey });
    const points = { ...adminQueries.weekPoints(week), staleTime: 0 };
    return await client.fetchQuery(points).then(pointsOf, () => null);
  };
}
