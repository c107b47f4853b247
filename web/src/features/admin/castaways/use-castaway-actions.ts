import type { Castaway } from '@torchbearer/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.js';
import { useOutcome } from '../parts/use-outcome.js';
import { useKeepCast } from './use-keep-cast.js';

export interface Asked {
  readonly action: 'eliminate' | 'restore' | 'delete';
  readonly castaway: Castaway;
  /** The week of elimination; null for the active one. */
  readonly week: number | null;
}

const FAILED = {
  eliminate: 'Failed to toggle elimination',
  restore: 'Failed to toggle elimination',
  delete: 'Failed to delete castaway',
};

const done = ({ action, castaway }: Asked): string =>
  action === 'delete'
    ? 'Castaway deleted successfully!'
    : `${castaway.name} ${action === 'eliminate' ? 'eliminated' : 'restored'}`;

/**
 * Runs a confirmed action on a castaway of the list.
 * @param onDeleted called after a castaway and its delete button have left the list
 */
export function useCastawayActions(onDeleted: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { outcome, succeed, fail, clear } = useOutcome();
  const cast = useKeepCast();
  const acting = useMutation({
    mutationFn: act,
    onSuccess: (saved, what) => {
      if (saved) cast.changed(saved);
      else cast.gone(what.castaway.id);
      succeed(done(what));
      if (!saved) onDeleted();
    },
    onError: (error, { action }) => {
      fail(error, FAILED[action]);
      // A refusal mostly means that another admin has changed it meanwhile.
      cast.renew();
    },
    onSettled: () => setAsking(false),
  });
  return {
    /** The last requested action; it stays while the dialog closes. */
    asked,
    isAsking,
    isBusy: acting.isPending,
    outcome,
    ask: (what: Omit<Asked, 'week'>): void => {
      clear();
      setAsked({ ...what, week: null });
      setAsking(true);
    },
    chooseWeek: (week: number): void => setAsked((what) => what && { ...what, week }),
    cancel: () => setAsking(false),
    confirm: (): void => {
      if (asked) acting.mutate(asked);
    },
  };
}

/** @returns the castaway as saved, or null if it was deleted */
async function act({ action, castaway: { id }, week }: Asked): Promise<Castaway | null> {
  const params = { id };
  if (action !== 'delete') return await api.updateCastaway({ params, body: bodyOf(action, week) });
  await api.deleteCastaway({ params });
  return null;
}

const bodyOf = (action: 'eliminate' | 'restore', week: number | null) => ({
  eliminated: action === 'eliminate',
  ...(action === 'eliminate' && week !== null && { eliminatedInWeek: week }),
});
