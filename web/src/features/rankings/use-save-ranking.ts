import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { hasStatus } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import type { Order } from './ranking-order.js';

/** Saves an order; if rankings were locked meanwhile, refetches the state. */
export function useSaveRanking(onSaved: () => void) {
  const client = useQueryClient();
  const { queryKey } = queries.myRanking();
  return useMutation({
    mutationFn: (order: Order) => api.submitRanking({ body: { order: [...order] } }),
    onSuccess: (ranking) => {
      // The response of an earlier request must not restore the old order.
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, ranking);
      onSaved();
    },
    onError: (error) => {
      if (!hasStatus(error, 423)) return;
      client.setQueryData(queryKey, (known) => known && { ...known, locked: true });
      for (const stale of [queryKey, queries.league().queryKey, queries.myDraft().queryKey])
        void client.invalidateQueries({ queryKey: stale });
    },
  });
}
