import type { MyPicks } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../api/queries.js';

interface ShownEliminated {
  readonly mine: MyPicks;
  /** Shows who is out now; null if it is shown. */
  readonly onShowEliminated: (() => void) | null;
}

/** The active week, with who is out now once the player has asked for it, for this week and while the screen is open. */
export function useShownEliminated(asWatched: MyPicks): ShownEliminated {
  const [shownFor, setShownFor] = useState<string | null>(null);
  const { id } = asWatched.week;
  const now = useQuery({ ...queries.myPicksNow(), enabled: asWatched.hidesEliminated && shownFor === id });
  if (!asWatched.hidesEliminated) return { mine: asWatched, onShowEliminated: null };
  if (shownFor === id && now.data?.week.id === id) return { mine: now.data, onShowEliminated: null };
  const onShowEliminated = (): void => {
    setShownFor(id);
    if (now.isError) void now.refetch();
  };
  return { mine: asWatched, onShowEliminated };
}
