import type { StandingsEntry } from '@torchbearer/contract/client';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorSentence, isUnreachable } from '../../api/error-sentence.js';
import { paths } from '../../paths.js';
import { named } from '../../ui/named.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { WhatINeed } from '../needs/what-i-need.js';
import { Board } from './board.js';
import { overviewOf } from './figures.js';
import { LoadingBoard } from './loading-board.js';
import { Overview } from './overview.js';
import { wholeBoard } from './shown-board.js';
import { Spotlight } from './spotlight.js';
import { useMoves, type LastUpdate } from './use-moves.js';
import { useStandings } from './use-standings.js';
import { Views } from './views.js';
import { WeeklyPicks } from './weekly-picks.js';
import classes from './leaderboard.module.css';

/** The leaderboard as a whole list. */
export function SmallLeague({ me }: { readonly me: string }) {
  const { data, error, isFetching, refetch } = useStandings();
  // Offline, an old list is better than none, and the bar above shows its age.
  const standings = error && !isUnreachable(error) ? undefined : data;
  if (!standings && error)
    return (
      <ErrorState
        words={errorSentence(error, 'Unable to load leaderboard right now.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!standings) return <LoadingBoard />;
  if (standings.length === 0)
    return (
      <EmptyState
        words="No leaderboard data available yet."
        next="It fills as soon as players have joined, and moves with the first scores."
        action={<Link to={paths.howToPlay}>See how scoring works</Link>}
      />
    );
  return <Standings standings={standings} me={me} />;
}

interface StandingsProps {
  readonly standings: readonly StandingsEntry[];
  readonly me: string;
}

/** Rendered in small steps when a list arrives, so that scrolling and typing stay responsive. */
function Standings(props: StandingsProps) {
  const standings = useDeferredValue(props.standings);
  return <Drawn standings={standings} me={props.me} />;
}

const Drawn = memo(function Drawn({ standings, me }: StandingsProps) {
  const board = useMemo(() => wholeBoard(standings, me), [standings, me]);
  const update = useMoves(board);
  return (
    <>
      <div className={classes.summary}>
        <Overview figures={overviewOf(standings)} />
        <Spotlight leaders={board.leaders} isNewLeader={update.isFresh && update.isNewLeader} />
      </div>
      <WhatINeed />
      <Search standings={standings} me={me} update={update} />
    </>
  );
});

/** The three views, of those players whose name was typed. */
function Search({ standings, me, update }: StandingsProps & { readonly update: LastUpdate }) {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => wholeBoard(named(standings, wanted), me), [standings, wanted, me]);
  return (
    <Board typed={typed} onType={setTyped}>
      {(tab) => (
        <Views
          tab={tab}
          board={found}
          wanted={wanted}
          me={me}
          update={update}
          picks={<WeeklyPicks board={found} me={me} />}
        />
      )}
    </Board>
  );
}
