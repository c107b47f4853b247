import { Skeleton } from '@mantine/core';
import type { StandingsEntry } from '@torchbearer/contract/client';
import { memo, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { errorSentence, isUnreachable } from '../../api/error-sentence.js';
import { useUser } from '../../api/use-user.js';
import { paths } from '../../paths.js';
import { Page } from '../../ui/page.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { Board } from './board.js';
import { overviewOf } from './figures.js';
import { Overview } from './overview.js';
import { Spotlight } from './spotlight.js';
import { useMoves } from './use-moves.js';
import { useStandings } from './use-standings.js';
import classes from './leaderboard.module.css';

export function Leaderboard() {
  return (
    <Page
      title="Leaderboard"
      pill
      intro="Rankings are updated by noon every Thursday."
      aside={
        <Link className={classes.results} to={paths.weeklyResults}>
          Weekly Results
        </Link>
      }
    >
      <Content />
    </Page>
  );
}

function Content() {
  const me = useUser().id;
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
  if (!standings) return <Loading />;
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
  const update = useMoves(standings, me);
  return (
    <>
      <div className={classes.summary}>
        <Overview figures={overviewOf(standings)} />
        <Spotlight standings={standings} isNewLeader={update.isFresh && update.isNewLeader} />
      </div>
      <Board standings={standings} me={me} update={update} />
    </>
  );
});

/** Placeholder until the first list: as tall as what follows. */
function Loading() {
  return (
    <div aria-busy="true" aria-label="Loading the leaderboard" role="status" className={classes.loading}>
      <div className={classes.summary}>
        <Overview figures={null} />
        <Spotlight standings={[]} isNewLeader={false} />
      </div>
      <Skeleton height={46} mb={14} />
      {Array.from({ length: 12 }, (_, row) => (
        <Skeleton key={row} height={52} mb={8} />
      ))}
    </div>
  );
}
