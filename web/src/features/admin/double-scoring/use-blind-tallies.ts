import type { BlindTallies } from '@torchbearer/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOutcome } from '../parts/use-outcome.js';
import { useKeepPoints } from '../scoring/use-keep-points.js';
import {
  blindTallies,
  discardTally,
  enterLines,
  finishTally,
  reopenTally,
  resolveTallies,
  startTally,
  type Choice,
  type LineBatch,
} from './blind-lines.js';

/** Everything that an admin does with a week's tallies. Requests are sent one after the other, in their order. */
export function useBlindTallies(week: number) {
  const client = useQueryClient();
  const keepPoints = useKeepPoints(week);
  const { outcome, fail, clear } = useOutcome();
  const { queryKey } = blindTallies(week);
  const scope = { id: `blind-${String(week)}` };
  const reread = () => client.invalidateQueries({ queryKey });

  const changing = useMutation({
    scope,
    mutationFn: (send: () => Promise<BlindTallies>) => send(),
    onMutate: clear,
    onSuccess: async (tallies) => {
      // Responses of earlier requests must not restore what was.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, tallies);
    },
    onError: async (error) => {
      fail(error, 'This was not saved');
      await reread();
    },
  });
  const resolving = useMutation({
    scope,
    mutationFn: (choices: readonly Choice[]) => resolveTallies(week, choices),
    onMutate: clear,
    // The week has points then, and the screen shows them.
    onSuccess: async ({ entries }) => await keepPoints({ entries, standings: [] }),
    onError: async (error) => {
      fail(error, 'The tallies were not resolved');
      await reread();
    },
  });
  return {
    outcome,
    isBusy: changing.isPending || resolving.isPending,
    start: () => changing.mutate(() => startTally(week)),
    enter: (batch: LineBatch) => changing.mutate(() => enterLines(week, batch)),
    finish: () => changing.mutate(() => finishTally(week)),
    reopen: () => changing.mutate(() => reopenTally(week)),
    discard: (id: string) => changing.mutate(() => discardTally(week, id)),
    resolve: (choices: readonly Choice[]) => resolving.mutate(choices),
  };
}
export type TallyActions = ReturnType<typeof useBlindTallies>;
