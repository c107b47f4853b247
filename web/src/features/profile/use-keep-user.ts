import type { User } from '@torchbearer/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queries } from '../../api/queries.js';

/** Writes a mutation's response, or what follows from it, into the user that all screens show. */
export function useKeepUser(): (change: Partial<User>) => void {
  const client = useQueryClient();
  return useCallback(
    (change) => {
      const { queryKey } = queries.me();
      // A response in flight is older than the write, and would undo it here.
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (user) => user && { ...user, ...change });
    },
    [client],
  );
}
