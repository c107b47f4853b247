import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AllPicks } from '@torchbearer/contract/client';
import { MAX_SEARCH_LENGTH } from '@torchbearer/rules';
import { useMemo, useState } from 'react';
import { playersIn } from '../../api/player-picks.js';
import { queries } from '../../api/queries.js';
import { useUser } from '../../api/use-user.js';
import { ListEnd } from '../../ui/list-end.js';
import { ListState } from '../../ui/list-state.js';
import { ErrorState } from '../../ui/states.js';
import { usePages } from '../../ui/use-pages.js';
import { rowsFor, weeksOf } from './all-picks-rows.js';
import { AllPicksSkeleton } from './all-picks-skeleton.js';
import { AllPicksView, NobodyNamed, PlayersPicks, UNABLE } from './all-picks-view.js';
import { useUnpickedWord } from './use-unpicked-word.js';
import { useWeekFilter } from './use-week-filter.js';

const REST_MS = 300;

/** All picks of a large league, page by page; the server searches. */
export function PagedPicks() {
  const me = useUser().id;
  const [typed, setTyped] = useState('');
  const [wanted] = useDebouncedValue(typed.trim().slice(0, MAX_SEARCH_LENGTH), REST_MS);
  // The viewer's own row, if they are found, with all weeks and castaways.
  const { data, isPending, isFetching, refetch } = useQuery({
    ...queries.picksOf([me], wanted),
    placeholderData: keepPreviousData,
  });
  if (data) return <Loaded own={data} {...{ me, typed, wanted }} onType={setTyped} />;
  if (isPending) return <AllPicksSkeleton />;
  return <ErrorState words={UNABLE} onRetry={() => void refetch()} retrying={isFetching} />;
}

interface LoadedProps {
  readonly own: AllPicks;
  readonly me: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly wanted: string;
}

function Loaded({ own, me, typed, onType, wanted }: LoadedProps) {
  const unpicked = useUnpickedWord(own);
  const weeks = useMemo(() => weeksOf(own), [own]);
  const [week, choose] = useWeekFilter(weeks);
  const {
    found,
    rows: players,
    total,
  } = usePages(queries.playerPicks({ ...(week !== null && { week }), ...(wanted !== '' && { q: wanted }) }));
  const rows = useMemo(
    () => rowsFor([...playersIn(own), ...players.filter(({ id }) => id !== me)], own, me),
    [own, players, me],
  );
  return (
    <AllPicksView {...{ weeks, week, typed, onType }} onChoose={choose} total={found.data && total}>
      <ListState
        found={found}
        isEmpty={players.length === 0}
        loading={<Loading />}
        unable={UNABLE}
        empty={<NobodyNamed typed={wanted} />}
      >
        <PlayersPicks {...{ rows, total, unpicked }} weeks={week === null ? weeks : [week]} />
        <ListEnd found={found} loaded={rows.length} more="more players" unable={UNABLE} />
      </ListState>
    </AllPicksView>
  );
}

const Loading = () => (
  <Skeleton height={620} radius="lg" role="status" aria-busy="true" aria-label="Loading the picks" />
);
