import type { User } from '@torchbearer/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { queries } from '../../api/queries.js';
import { forgetResults } from '../../api/query-client.js';
import { resultsUntilOf } from '../../api/results-until.js';

interface Wanted {
  readonly hidesResults: boolean;
  readonly watchedWeek?: number;
}

/** Says how far the user wants to see results. What this browser shows and stores of later weeks is deleted. */
export function useHideResults() {
  const client = useQueryClient();
  const { queryKey } = queries.me();
  return useMutation({
    mutationFn: (body: Wanted) => api.hideResults({ body }),
    onSuccess: async (user) => {
      const before = client.getQueryData(queryKey);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, user);
      if (showsLess(before, user)) await forgetResults();
      else await client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    },
  });
}

const showsLess = (before: User | undefined, after: User): boolean => {
  const until = resultsUntilOf(after);
  const shown = before ? resultsUntilOf(before) : null;
  return until !== null && (shown === null || until < shown);
};
