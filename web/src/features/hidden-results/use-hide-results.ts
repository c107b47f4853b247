import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { queries } from '../../api/queries.js';

interface Wanted {
  readonly hidesResults: boolean;
  readonly watchedWeek?: number;
}

/** Says how far the user wants to see results; the query client follows what the response says. */
export function useHideResults() {
  const client = useQueryClient();
  const { queryKey } = queries.me();
  return useMutation({
    // One after the other, so that the last choice stays.
    scope: { id: 'hidden-results' },
    mutationFn: (body: Wanted) => api.hideResults({ body }),
    onSuccess: async (user) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, user);
    },
  });
}
