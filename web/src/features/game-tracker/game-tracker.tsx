import type { Castaway } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { castawayUntil } from '@torchbearer/rules';
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

const stillIn = (castaway: Castaway): Castaway => castawayUntil(castaway, 0);

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
  return <Cast castaways={hides ? data.map(stillIn) : data} hidesResults={hides} />;
}
