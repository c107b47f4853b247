import type { MyPicks } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../api/queries.js';

export interface ShownEliminated {
  readonly mine: MyPicks;
  /** Whether the player has asked to see who is out now. */
  readonly showsEliminated: boolean;
  readonly onShowEliminated: () => void;
}

/** The active week, with who is out now once the player has asked for it, for this week and while the screen is open. */
export function useShownEliminated(asWatched: MyPicks): ShownEliminated {
  const [shownFor, setShownFor] = useState<string | null>(null);
  const { id } = asWatched.week;
  const now = useQuery({ ...queries.myPicksNow(), enabled: shownFor === id });
  const onShowEliminated = (): void => {
    setShownFor(id);
    if (now.isError) void now.refetch();
  };
  const shown = shownFor === id && now.data?.week.id === id ? now.data : null;
  return { mine: shown ?? asWatched, showsEliminated: shown !== null, onShowEliminated };
}
