import type { Castaway } from '@torchbearer/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.js';
import { useOutcome } from '../parts/use-outcome.js';
import { useKeepCast } from './use-keep-cast.js';

export interface Asked {
  readonly action: 'eliminate' | 'restore' | 'delete';
  readonly castaway: Castaway;
  /** In which week they go out; null for the active one. */
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
 * What is done to a castaway of the list once somebody has confirmed it.
 * @param onDeleted comes after a castaway has left the list, and the button that asked for it
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
      // Refused is mostly what somebody else has changed meanwhile.
      cast.renew();
    },
    onSettled: () => setAsking(false),
  });
  return {
    /** What was asked for last; it stays while the dialog that asks goes away. */
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

/** @returns the castaway as saved, or null where it was deleted */
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
