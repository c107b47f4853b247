import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.js';
import { useOutcome } from '../parts/use-outcome.js';

/** Creates a week with the usual times; an admin makes it active later. */
export function useAddWeek() {
  const client = useQueryClient();
  const { outcome, succeed, fail, clear } = useOutcome();
  const { mutate, isPending } = useMutation({
    mutationFn: (weekNumber: number) =>
      api.saveWeek({ body: { weekNumber, isActive: false, onlyNew: true } }),
    onMutate: clear,
    onSuccess: () => succeed('Week created successfully!'),
    onError: (error) => fail(error, 'Failed to create week'),
    onSettled: () => void client.invalidateQueries(),
  });
  return { add: (weekNumber: number) => mutate(weekNumber), isPending, outcome };
}
