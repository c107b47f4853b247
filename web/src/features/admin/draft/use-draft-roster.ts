import type { UserCard } from '@torchbearer/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.js';
import { useOutcome } from '../parts/use-outcome.js';

/** Gives a player castaways from the draft's pool. */
export function useDraftRoster() {
  const client = useQueryClient();
  const { outcome, succeed, fail, clear } = useOutcome();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: UserCard) => api.draftRoster({ body: { userId: id } }),
    onMutate: clear,
    onSuccess: ({ picks }, { name }) => {
      const names = new Intl.ListFormat('en-US').format(picks.map(({ castaway }) => castaway.name));
      succeed(`${name} drafted ${names}.`);
    },
    onError: (error) => fail(error, 'Unable to run draft'),
    onSettled: () => void client.invalidateQueries(),
  });
  return {
    draft: (player: UserCard, done: () => void) => mutate(player, { onSettled: done }),
    isPending,
    outcome,
  };
}
