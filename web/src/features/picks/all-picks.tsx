import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { AllPicksSkeleton } from './all-picks-skeleton.js';
import { AllPicksView } from './all-picks-view.js';

/** All picks of all weeks. */
export function AllPicks() {
  const { data, isPending, isFetching, refetch } = useQuery(queries.allPicks());
  if (isPending) return <AllPicksSkeleton />;
  if (!data) {
    return (
      <ErrorState
        words="Unable to load weekly picks right now."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.weeks.length === 0 || data.users.length === 0) {
    return (
      <EmptyState
        words="Nobody has picked yet."
        next="Everybody’s picks appear here, week by week, as soon as the first week is open."
      />
    );
  }
  return <AllPicksView all={data} />;
}
