import type { CallRequest } from '@torchbearer/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.js';

/**
 * Makes a week, or makes one the active one. Sent with what the admin sees, so that of two at once the slower one is
 * refused; what they see next, and decide on, is how it came out.
 */
export function useSaveWeek() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<'saveWeek'>['body']) => api.saveWeek({ body }),
    // Players' screens hang on the active week.
    onSuccess: () => {
      for (const queryKey of [['league'], ['picks'], ['draft']]) void client.invalidateQueries({ queryKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
