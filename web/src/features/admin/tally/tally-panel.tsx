import type { Week } from '@torchbearer/contract/client';
import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { adminQueries } from '../../../api/admin-queries.js';
import { queries } from '../../../api/queries.js';
import { useSession } from '../../../api/use-user.js';
import { paths } from '../../../paths.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { refetchOften } from '../scoring/refetch-often.js';
import { Tally } from './tally.js';

const BlindTally = lazy(async () => ({ default: (await import('./blind-tally.js')).BlindTally }));

/** How often the screen checks for lines of other admins, while it is in view. */
const OTHERS = { refetchInterval: 5_000 };

/** Loads the data for the tally of a week. */
export function TallyPanel({ week }: { readonly week: Week }) {
  const session = useSession();
  const castaways = useQuery(queries.castaways());
  const lines = useQuery({ ...adminQueries.weekLines(week.weekNumber), ...OTHERS });
  const season = useQuery({ ...adminQueries.season(), ...refetchOften });
  if (session.state !== 'signed-in' || castaways.isPending || lines.isPending || season.isPending)
    return <LoadingTally />;
  if (!castaways.data || !lines.data || !season.data) {
    const retry = (): void => {
      if (!castaways.data) void castaways.refetch();
      if (!lines.data) void lines.refetch();
      if (!season.data) void season.refetch();
    };
    return (
      <ErrorState
        words="Unable to load data"
        onRetry={retry}
        retrying={castaways.isFetching || lines.isFetching || season.isFetching}
      />
    );
  }
  if (castaways.data.length === 0)
    return (
      <EmptyState
        words="There are no castaways yet."
        next="Once they are entered, you can tap their points together here."
        action={
          <Anchor component={Link} to={paths.adminCastaways}>
            Enter castaways
          </Anchor>
        }
      />
    );
  if (season.data.doubleScoring && lines.data.length === 0)
    return (
      <Suspense fallback={<LoadingTally />}>
        <BlindTally week={week} castaways={castaways.data} user={session.user} />
      </Suspense>
    );
  return <Tally week={week} castaways={castaways.data} stored={lines.data} user={session.user} />;
}

const LoadingTally = () => (
  <div aria-busy="true" aria-label="Loading points" role="status">
    <Skeleton height={720} radius="lg" />
  </div>
);
