import { ApiError, type MyPicks } from '@torchbearer/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { queries } from '../../api/queries.js';

interface Choice {
  readonly castawayId: string;
  readonly weekNumber: number;
  /** Whether the player has chosen to see who is out now, although they hide results. */
  readonly showsEliminated: boolean;
}

/** Saves a pick. Not optimistic: a pick that only seems saved is worse than a moment's wait. */
export function useSubmitPick() {
  const client = useQueryClient();
  const { queryKey } = queries.myPicks();
  return useMutation({
    // Sent with the week that the player sees: if another one is active by now, nothing is saved.
    mutationFn: (choice: Choice) => api.submitPick({ body: choice }),
    onSuccess: async (pick) => {
      // The response of an earlier request would restore the old pick.
      await client.cancelQueries({ queryKey });
      client.setQueriesData({ queryKey }, (mine: MyPicks | undefined) =>
        mine?.week.weekNumber === pick.weekNumber ? { ...mine, pick, withdrawnCastaway: null } : mine,
      );
      void client.invalidateQueries({ queryKey: ['picks'] });
    },
    onError: (error) => {
      // Refused: the week, its deadline or the roster differs from what this screen shows.
      if (error instanceof ApiError && error.status >= 400) void client.invalidateQueries({ queryKey });
    },
  });
}
