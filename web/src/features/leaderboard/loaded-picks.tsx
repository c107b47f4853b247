import { Skeleton } from '@mantine/core';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { AllPicks } from '@torchbearer/contract/client';
import { useMemo } from 'react';
import { errorSentence } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { ErrorState } from '../../ui/states.js';
import { picksByPlayer } from './picks-by-player.js';
import { PlayerCards } from './player-cards.js';
import type { ShownBoard, Sight } from './shown-board.js';
import { estimatedHeight, Picks } from './picks.js';

interface LoadedPicksProps {
  readonly board: ShownBoard;
  readonly me: string;
  readonly see?: ((sight: Sight) => void) | undefined;
}

/** The picks of the players who are loaded, week by week. */
export function LoadedPicks({ board, me, see }: LoadedPicksProps) {
  const { data, failed } = useQueries({
    queries: board.pages.map((page) => queries.picksOf(page.map(({ id }) => id))),
    combine: together,
  });
  const picks = useMemo(() => picksByPlayer(data.flatMap((loaded) => loaded?.picks ?? [])), [data]);
  const known = useMemo(
    () => new Set(board.pages.flatMap((page, index) => (data[index] ? page.map(({ id }) => id) : []))),
    [board.pages, data],
  );
  const weeks = data.find((loaded) => loaded !== undefined)?.weeks.length;
  if (failed)
    return (
      <ErrorState
        words={errorSentence(failed.error, 'Unable to load weekly picks right now.')}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  return (
    <PlayerCards label="Weekly Picks" board={board} me={me} see={see} estimate={estimatedHeight(weeks)}>
      {({ id }) =>
        known.has(id) ? <Picks picks={picks.get(id) ?? []} /> : <Skeleton height={100} mt={10} />
      }
    </PlayerCards>
  );
}

const together = (results: readonly UseQueryResult<AllPicks>[]) => ({
  data: results.map(({ data }) => data),
  failed: results.find(({ data, error }) => error && !data),
});
