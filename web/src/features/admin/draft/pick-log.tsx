import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { Collapsible } from './collapsible.js';
import { refreshing } from './draft-queries.js';
import { Pager, usePage } from './pager.js';
import { PicksTable } from './picks-table.js';

/** Every pick of every week, the newest first. */
export function PickLog() {
  return (
    <Collapsible title="Weekly picks log" name="log">
      <Log />
    </Collapsible>
  );
}

function Log() {
  const { data, isPending, isFetching, refetch } = useQuery({ ...adminQueries.pickLog(), ...refreshing });
  const page = usePage('logged', data?.picks ?? []);
  if (isPending) return <Skeleton height={320} radius="md" aria-busy="true" />;
  if (!data) {
    return (
      <ErrorState words="Unable to load draft data" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (data.picks.length === 0) {
    return (
      <EmptyState words="Nobody has picked yet." next="Each pick is logged here as soon as it is saved." />
    );
  }
  return (
    <>
      <PicksTable picks={page.rows} label="Weekly picks log" />
      <Pager of={page} label="Weekly picks log" />
    </>
  );
}
