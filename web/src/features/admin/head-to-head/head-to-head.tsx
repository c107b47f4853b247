import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { adminQueries } from '../../../api/admin-queries.js';
import { errorSentence } from '../../../api/error-sentence.js';
import { Page } from '../../../ui/page.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { bothOf, readChosen, writeChosen } from './chosen-players.js';
import { Comparison } from './comparison.js';
import classes from './head-to-head.module.css';
import { PlayerChoice } from './player-choice.js';

/** Two players, week by week. */
export function HeadToHead() {
  return (
    <Page title="Head-to-Head" intro="Two players compared, week by week.">
      <Players />
    </Page>
  );
}

function Players() {
  const [search, setSearch] = useSearchParams();
  const { data, isPending, isFetching, error, refetch } = useQuery(adminQueries.leaderboard());
  if (isPending) {
    return <Skeleton height={140} radius="lg" role="status" aria-busy="true" aria-label="Loading players" />;
  }
  if (!data) {
    return (
      <ErrorState
        words={errorSentence(error, 'Unable to load users.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length < 2) {
    return (
      <EmptyState
        words="There are no two players to compare yet."
        next="They can be chosen here once they have signed up."
      />
    );
  }
  const chosen = readChosen(search);
  const both = bothOf(chosen);
  return (
    <>
      <PlayerChoice
        players={data}
        chosen={chosen}
        onChoose={(next) => setSearch(writeChosen(next), { replace: true, preventScrollReset: true })}
      />
      {both && chosen.compare && <Compared both={both} />}
      {!(both && chosen.compare) && (
        <EmptyState
          words={both ? 'Ready when you are.' : 'Choose two different players.'}
          next="Wins, ties, totals and every scored week of both then appear here."
        />
      )}
    </>
  );
}

function Compared({ both: [user1, user2] }: { readonly both: readonly [string, string] }) {
  const { data, isPending, isFetching, error, refetch } = useQuery(adminQueries.headToHead(user1, user2));
  if (isPending) return <ComparisonSkeleton />;
  if (!data) {
    return (
      <ErrorState
        words={errorSentence(error, 'Failed to load comparison data')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return <Comparison comparison={data} />;
}

function ComparisonSkeleton() {
  return (
    <div className={classes.waiting} role="status" aria-busy="true" aria-label="Loading the comparison">
      <Skeleton height={170} radius="lg" />
      <Skeleton height={400} radius="lg" />
      <Skeleton height={280} radius="lg" />
    </div>
  );
}
