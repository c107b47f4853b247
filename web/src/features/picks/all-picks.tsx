import { useQuery } from '@tanstack/react-query';
import { isLarge } from '../../api/own-standing.js';
import { queries } from '../../api/queries.js';
import { ErrorState } from '../../ui/states.js';
import { AllPicksSkeleton } from './all-picks-skeleton.js';
import { UNABLE } from './all-picks-view.js';
import { PagedPicks } from './paged-picks.js';
import { WholePicks } from './whole-picks.js';

/** All picks of all weeks: of a large league page by page. */
export function AllPicks() {
  const { data, isPending, isFetching, refetch } = useQuery(queries.ownStanding());
  if (data) return isLarge(data) ? <PagedPicks /> : <WholePicks />;
  if (isPending) return <AllPicksSkeleton />;
  return <ErrorState words={UNABLE} onRetry={() => void refetch()} retrying={isFetching} />;
}
