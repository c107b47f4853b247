import type { CallRequest } from '@torchbearer/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.js';

/**
 * Creates a week, or makes one active. Sent with what the admin has seen, so that of two simultaneous changes
 * the second is refused; that admin then sees the result and decides on it.
 */
export function useSaveWeek() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<'saveWeek'>['body']) => api.saveWeek({ body }),
    // Players' screens depend on the active week.
    onSuccess: () => {
      for (const queryKey of [['league'], ['picks'], ['draft']]) void client.invalidateQueries({ queryKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
