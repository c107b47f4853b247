import type { AllPicks } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { arePicksShown } from '@torchbearer/rules';
import { useCallback, useMemo } from 'react';
import { queries } from '../../api/queries.js';
import { resultsUntilOf } from '../../api/results-until.js';
import { useUser } from '../../api/use-user.js';
import { useServerNow } from '../../time/use-now.js';
import { hiddenWeeksOf, unpickedWord } from './all-picks-rows.js';
import { phaseOf } from './phase.js';

const EVERY_MS = 15_000;

/** The text if this player has no pick of this week. */
export function useUnpickedWord(all: Pick<AllPicks, 'weeks'>): (week: number, isViewer: boolean) => string {
  const { data } = useQuery(queries.myPicks());
  const now = useServerNow(EVERY_MS);
  const open = data && phaseOf(data.week, now) !== 'closed' ? data.week.weekNumber : null;
  const until = resultsUntilOf(useUser());
  const hidden = useMemo(() => hiddenWeeksOf(all), [all]);
  return useCallback(
    (week, isViewer) => {
      if (!isViewer && !arePicksShown(week, until)) return 'Not shown yet';
      return unpickedWord({ isClosed: week !== open, isHidden: hidden.has(week) && !isViewer });
    },
    [open, hidden, until],
  );
}
