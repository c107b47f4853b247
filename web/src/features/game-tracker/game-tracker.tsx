import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.js';
import { Page } from '../../ui/page.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { useVisitorHides, VisitorSwitch } from '../hidden-results/visitor-switch.js';
import { Cast } from './cast-view.js';
import { TrackerSkeleton } from './tracker-skeleton.js';

/** The whole cast: who is still in, and who is out. Public. */
export function GameTracker() {
  return (
    <Page
      title="Game Tracker"
      intro="Every castaway, tribe by tribe. Choose one to see points and performance."
      aside={<VisitorSwitch />}
    >
      <Tracker />
    </Page>
  );
}

function Tracker() {
  const hides = useVisitorHides();
  const { data, isPending, isFetching, refetch } = useQuery(queries.castaways());
  if (isPending) return <TrackerSkeleton />;
  if (!data) {
    return (
      <ErrorState words="Failed to load castaways" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        words="The cast is not announced yet."
        next="All castaways appear here, tribe by tribe, as soon as the admins have added them."
      />
    );
  }
  return <Cast castaways={data} hidesResults={hides} />;
}
