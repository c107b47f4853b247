import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { Page } from '../../../ui/page.js';
import { ErrorState } from '../../../ui/states.js';
import { SeasonBoard } from './season-board.js';
import { SeasonSkeleton } from './season-skeleton.js';

/** Short, so that an admin soon sees another admin's change. */
const refreshing = { refetchInterval: 30_000 };

/** Schedule, draft rules, and when each week's picks open and close. */
export function Season() {
  const season = useQuery({ ...adminQueries.season(), ...refreshing });
  const weeks = useQuery({ ...adminQueries.weeks(), ...refreshing });
  const isPending = season.isPending || weeks.isPending;
  const retry = (): void => {
    void season.refetch();
    void weeks.refetch();
  };
  return (
    <Page title="Season" intro="Enter times in PT, the show’s clock.">
      {isPending && <SeasonSkeleton />}
      {!isPending && !(season.data && weeks.data) && (
        <ErrorState
          words="Unable to load data"
          onRetry={retry}
          retrying={season.isFetching || weeks.isFetching}
        />
      )}
      {season.data && weeks.data && <SeasonBoard season={season.data} weeks={weeks.data} />}
    </Page>
  );
}
