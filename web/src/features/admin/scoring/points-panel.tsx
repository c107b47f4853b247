import type { Week } from '@torchbearer/contract/client';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { adminQueries } from '../../../api/admin-queries.js';
import { queries } from '../../../api/queries.js';
import { paths } from '../../../paths.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { PointsSheet } from './points-sheet.js';
import { refetchOften } from './refetch-often.js';
import { RowsSkeleton } from './scoring-skeleton.js';

const DoubleScoring = lazy(async () => ({
  default: (await import('../double-scoring/double-scoring.js')).DoubleScoring,
}));

/** Loads the data for a week's sheet; a week that is scored twice has tallies instead, until it has points. */
export function PointsPanel({ week }: { readonly week: Week }) {
  const castaways = useQuery(queries.castaways());
  const points = useQuery({ ...adminQueries.weekPoints(week.weekNumber), ...refetchOften });
  const season = useQuery({ ...adminQueries.season(), ...refetchOften });
  if (castaways.isPending || points.isPending || season.isPending) return <LoadingPoints />;
  if (!castaways.data || !points.data || !season.data) {
    const retry = (): void => {
      if (!castaways.data) void castaways.refetch();
      if (!points.data) void points.refetch();
      if (!season.data) void season.refetch();
    };
    return (
      <ErrorState
        words="Unable to load data"
        onRetry={retry}
        retrying={castaways.isFetching || points.isFetching || season.isFetching}
      />
    );
  }
  if (castaways.data.length === 0)
    return (
      <EmptyState
        words="There are no castaways yet."
        next="Once they are entered, each has a field for the week's points here."
        action={
          <Anchor component={Link} to={paths.adminCastaways}>
            Enter castaways
          </Anchor>
        }
      />
    );
  if (season.data.doubleScoring && points.data.length === 0)
    return (
      <Suspense fallback={<LoadingPoints />}>
        <DoubleScoring week={week} castaways={castaways.data} />
      </Suspense>
    );
  return <PointsSheet week={week} castaways={castaways.data} entries={points.data} />;
}

const LoadingPoints = () => (
  <div aria-busy="true" aria-label="Loading points" role="status">
    <RowsSkeleton />
  </div>
);
