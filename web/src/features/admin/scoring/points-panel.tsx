import type { Week } from '@torchbearer/contract/client';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminQueries } from '../../../api/admin-queries.js';
import { queries } from '../../../api/queries.js';
import { paths } from '../../../paths.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { PointsSheet } from './points-sheet.js';
import { refetchOften } from './refetch-often.js';
import { RowsSkeleton } from './scoring-skeleton.js';

/** Loads the data for a week's sheet. */
export function PointsPanel({ week }: { readonly week: Week }) {
  const castaways = useQuery(queries.castaways());
  const points = useQuery({ ...adminQueries.weekPoints(week.weekNumber), ...refetchOften });
  if (castaways.isPending || points.isPending)
    return (
      <div aria-busy="true" aria-label="Loading points" role="status">
        <RowsSkeleton />
      </div>
    );
  if (!castaways.data || !points.data) {
    const retry = (): void => {
      if (!castaways.data) void castaways.refetch();
      if (!points.data) void points.refetch();
    };
    return (
      <ErrorState
        words="Unable to load data"
        onRetry={retry}
        retrying={castaways.isFetching || points.isFetching}
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
  return <PointsSheet week={week} castaways={castaways.data} entries={points.data} />;
}
