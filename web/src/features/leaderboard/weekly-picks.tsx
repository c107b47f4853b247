import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorSentence } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { ErrorState } from '../../ui/states.js';
import { estimatedHeight, Picks } from './picks.js';
import { picksByPlayer } from './picks-by-player.js';
import { PlayerCards } from './player-cards.js';
import type { ShownBoard } from './shown-board.js';

interface WeeklyPicksProps {
  readonly board: ShownBoard;
  readonly me: string;
}

/** All players' picks, week by week. */
export function WeeklyPicks({ board, me }: WeeklyPicksProps) {
  const { data, error, isFetching, refetch } = useQuery(queries.allPicks());
  const picks = useMemo(() => picksByPlayer(data?.picks ?? []), [data]);
  if (!data && error)
    return (
      <ErrorState
        words={errorSentence(error, 'Unable to load weekly picks right now.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <PlayerCards label="Weekly Picks" board={board} me={me} estimate={estimatedHeight(data?.weeks.length)}>
      {({ id }) => (data ? <Picks picks={picks.get(id) ?? []} /> : <Skeleton height={100} mt={10} />)}
    </PlayerCards>
  );
}
