import type { User } from '@torchbearer/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queries } from '../../api/queries.js';

/** Puts what a write answered, or what follows from it, in the place of the user that all screens show. */
export function useKeepUser(): (change: Partial<User>) => void {
  const client = useQueryClient();
  return useCallback(
    (change) => {
      const { queryKey } = queries.me();
      // An answer still on its way was asked for before the write, and would undo it here.
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (user) => user && { ...user, ...change });
    },
    [client],
  );
}
