import type { SavedPoints } from '@torchbearer/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { queries } from '../../../api/queries.js';
import { pointsOf, type Points } from './score-sheet.js';

/** What points lead to: the leaderboard, everybody's results and history, and all of the admins' figures. */
const TOUCHED = [['standings'], ['results'], ['history'], ['castaways'], ['castaway'], ['admin']];

/** Puts the answer of a change of points where it belongs, and has what follows from it asked for again. */
export function useKeepPoints(week: number) {
  const client = useQueryClient();
  return async ({ entries, standings }: SavedPoints): Promise<void> => {
    const points = adminQueries.weekPoints(week).queryKey;
    const board = queries.standings().queryKey;
    // Answers asked for before must not bring the old points back.
    await Promise.all([
      client.cancelQueries({ queryKey: points }),
      client.cancelQueries({ queryKey: board, exact: true }),
    ]);
    client.setQueryData(points, entries);
    client.setQueryData(board, standings);
    for (const queryKey of TOUCHED) void client.invalidateQueries({ queryKey });
  };
}

/**
 * Asks anew what is saved, and who is still in: after a refusal, or where no answer came.
 * @returns what is saved; null where no answer came again
 */
export function useRenewWeek(week: number) {
  const client = useQueryClient();
  return async (): Promise<Points | null> => {
    void client.invalidateQueries({ queryKey: queries.castaways().queryKey });
    const points = { ...adminQueries.weekPoints(week), staleTime: 0 };
    return await client.fetchQuery(points).then(pointsOf, () => null);
  };
}
