import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { REASONS } from '@torchbearer/rules';
import { useEffect, useState } from 'react';
import { api } from '../../../api/client.js';
import { queries } from '../../../api/queries.js';
import { announce } from '../../../ui/announcer.js';
import { useOutcome } from '../parts/use-outcome.js';
import { drawPreview, previewQuery, type Preview } from './draft-queries.js';
import { ranAsPreviewed, type DraftState } from './league.js';
import { wayOnAfter, type WayOn } from './way-on.js';

const RUN = 'Draft completed and approved successfully!';

/** Preview, run and unlock. Rosters, picks and standings depend on them, so all of these are refetched. */
export function useDraftActions(draft: DraftState['draft']) {
  const client = useQueryClient();
  const { data: drawn } = useQuery(previewQuery);
  const { outcome, succeed, fail, refuse, clear } = useOutcome();
  const [wayOn, setWayOn] = useState<WayOn | null>(null);
  const [previewKey] = previewQuery.queryKey;
  const reload = (): void =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== previewKey });
  const keep = (preview: Preview | null): void => void client.setQueryData(previewQuery.queryKey, preview);

  function start(): void {
    clear();
    setWayOn(null);
  }
  function failed(error: unknown, fallback: string): void {
    const way = wayOnAfter(error);
    fail(error, fallback);
    setWayOn(way);
    // The preview can't be run any more.
    if (way !== null) keep(null);
    reload();
  }

  /** Until it is known whether rankings are open now: the next preview asks before it closes them. */
  async function known<Answer>(answer: Promise<Answer>): Promise<Answer> {
    await answer;
    await client.invalidateQueries({ queryKey: queries.league().queryKey });
    return await answer;
  }

  const preview = useMutation({
    mutationFn: (body: { readonly practice: boolean }) => known(drawPreview(body)),
    onMutate: start,
    onSuccess: (drawn) => {
      keep(drawn);
      const can = drawn?.practice === true ? 'It is for practice.' : 'It can be approved now.';
      announce(`The preview has ${String(drawn?.first.total ?? 0)} picks. ${can}`);
      reload();
    },
    onError: (error) => failed(error, 'Unable to preview draft'),
  });
  const run = useMutation({
    mutationFn: (previewId: string) => api.runDraft({ query: { picks: 'none' }, body: { previewId } }),
    onMutate: start,
    onSuccess: () => {
      keep(null);
      succeed(RUN);
      reload();
    },
    onError: (error) => failed(error, 'Unable to run draft'),
  });
  const unlock = useMutation({
    mutationFn: () => known(api.unlockRankings()),
    onMutate: start,
    onSuccess: () => {
      succeed('Rankings unlocked successfully! Users can now edit their rankings.');
      reload();
    },
    onError: (error) => failed(error, 'Failed to unlock rankings'),
  });

  // Known before the call responds, or without a response.
  const ranAs =
    drawn && draft.draftStatus === 'COMPLETED' && !run.isPending ? ranAsPreviewed(draft, drawn) : null;
  useEffect(() => {
    if (ranAs === null) return;
    // The preview can't be run any more, not even after an unlock.
    client.setQueryData(previewQuery.queryKey, null);
    if (ranAs) succeed(RUN);
    else refuse(REASONS.DRAFT_ALREADY_RUN.sentence);
    setWayOn(ranAs ? null : 'results');
  }, [ranAs, client, succeed, refuse]);

  return { preview, run, unlock, outcome, wayOn };
}

export type DraftActions = ReturnType<typeof useDraftActions>;
