import type { AllPicks } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { playersIn } from '../../api/player-picks.js';
import { queries } from '../../api/queries.js';
import { useUser } from '../../api/use-user.js';
import { named } from '../../ui/named.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { inOrder, rowsFor, weeksOf } from './all-picks-rows.js';
import { AllPicksSkeleton } from './all-picks-skeleton.js';
import { AllPicksView, NobodyNamed, PlayersPicks, UNABLE } from './all-picks-view.js';
import { useUnpickedWord } from './use-unpicked-word.js';
import { useWeekFilter } from './use-week-filter.js';

/** All picks as a whole list. */
export function WholePicks() {
  const { data, isPending, isFetching, refetch } = useQuery(queries.allPicks());
  if (isPending) return <AllPicksSkeleton />;
  if (!data) return <ErrorState words={UNABLE} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data.weeks.length === 0 || data.users.length === 0) {
    return (
      <EmptyState
        words="Nobody has picked yet."
        next="Everybody’s picks appear here, week by week, as soon as the first week is open."
      />
    );
  }
  return <Loaded all={data} />;
}

function Loaded({ all }: { readonly all: AllPicks }) {
  const me = useUser().id;
  const [typed, setTyped] = useState('');
  const unpicked = useUnpickedWord(all);
  const weeks = useMemo(() => weeksOf(all), [all]);
  const [week, choose] = useWeekFilter(weeks);
  const rows = useMemo(() => inOrder(rowsFor(playersIn(all), all, me)), [all, me]);
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => named(rows, wanted), [rows, wanted]);
  return (
    <AllPicksView {...{ weeks, week, typed }} onChoose={choose} onType={setTyped} total={found.length}>
      {found.length === 0 ? (
        <NobodyNamed typed={typed} />
      ) : (
        <PlayersPicks
          rows={found}
          total={found.length}
          weeks={week === null ? weeks : [week]}
          unpicked={unpicked}
        />
      )}
    </AllPicksView>
  );
}
