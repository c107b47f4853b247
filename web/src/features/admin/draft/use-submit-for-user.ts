import type { Castaway, UserCard, Week } from '@torchbearer/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.js';
import { useOutcome } from '../parts/use-outcome.js';

interface Submission {
  readonly user: UserCard;
  readonly castaway: Castaway;
  /** The player that the form shows: a pick is saved for no other. */
  readonly week: Week;
}

/** Saves a pick for another user. A late pick changes points and ranks, so everything is refetched. */
export function useSubmitForUser() {
  const client = useQueryClient();
  const { outcome, succeed, fail, refuse, clear } = useOutcome();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ user, castaway, week: { weekNumber } }: Submission) =>
      api.submitPickForUser({ body: { userId: user.id, castawayId: castaway.id, weekNumber } }),
    onMutate: clear,
    onSuccess: ({ weekNumber }, { user, castaway }) =>
      succeed(`${user.name} has ${castaway.name} in week ${String(weekNumber)}.`),
    onError: (error) => fail(error, 'Failed to submit pick'),
    onSettled: () => void client.invalidateQueries(),
  });
  return { submit: (submission: Submission) => mutate(submission), isPending, outcome, refuse, clear };
}
