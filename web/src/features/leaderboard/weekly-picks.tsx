import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { StandingsEntry } from '@torchbearer/contract/client';
import { useMemo } from 'react';
import { errorSentence } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { ErrorState } from '../../ui/states.js';
import { picksByPlayer, type ShownPick } from './picks-by-player.js';
import { PlayerCards } from './player-cards.js';
import classes from './weekly-picks.module.css';

interface WeeklyPicksProps {
  readonly standings: readonly StandingsEntry[];
  readonly me: string;
}

/** All players' picks, week by week. */
export function WeeklyPicks({ standings, me }: WeeklyPicksProps) {
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
  const weeks = data?.weeks.length ?? 4;
  return (
    <PlayerCards label="Weekly Picks" standings={standings} me={me} estimate={80 + 27 * Math.min(weeks, 6)}>
      {({ id }) => (data ? <Picks picks={picks.get(id) ?? []} /> : <Skeleton height={100} mt={10} />)}
    </PlayerCards>
  );
}

function Picks({ picks }: { readonly picks: readonly ShownPick[] }) {
  if (picks.length === 0) return <p className={classes.none}>No weekly picks yet.</p>;
  return (
    <ul className={classes.picks}>
      {picks.map(({ weekNumber, castaway, isAutoSelected }) => (
        <li key={weekNumber}>
          <span>{`Week ${weekNumber}: ${castaway}`}</span>
          {isAutoSelected && <span className={classes.auto}>Auto</span>}
        </li>
      ))}
    </ul>
  );
}
