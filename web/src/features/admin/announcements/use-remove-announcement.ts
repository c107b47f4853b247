import type { Announcement } from '@torchbearer/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.js';
import { hasStatus } from '../../../api/error-sentence.js';
import { queries } from '../../../api/queries.js';
import { useOutcome } from '../parts/use-outcome.js';

interface Removal {
  /** The request was made, successful or not. */
  readonly onSettled: () => void;
  /** The item is gone, and so is the button that opened the dialog. */
  readonly onRemoved: () => void;
}

export function useRemoveAnnouncement({ onSettled, onRemoved }: Removal) {
  const client = useQueryClient();
  const outcome = useOutcome();
  const removing = useMutation({
    mutationFn: ({ id }: Announcement) =>
      api.deleteAnnouncement({ params: { id } }).catch((error: unknown) => {
        // If another admin has removed it already, the goal is reached.
        if (!hasStatus(error, 404)) throw error;
      }),
    onSuccess: (_data, { id }) => {
      outcome.succeed('Announcement removed!');
      client.setQueryData(queries.announcements().queryKey, (posted) =>
        posted?.filter((one) => one.id !== id),
      );
      void client.invalidateQueries({ queryKey: queries.announcements().queryKey });
      void client.invalidateQueries({ queryKey: ['admin', 'audit'] });
      onRemoved();
    },
    onError: (error) => outcome.fail(error, 'Failed to remove announcement'),
    onSettled,
  });
  return { remove: removing.mutate, isRemoving: removing.isPending, outcome: outcome.outcome };
}
