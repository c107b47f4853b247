import { VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { hasStatus } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { useConfig } from '../../api/use-config.js';
import { Column, useDocumentTitle } from '../../ui/page.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { useVisitorHides, VisitorSwitch } from '../hidden-results/visitor-switch.js';
import { BackButton } from './back-button.js';
import classes from './castaway.module.css';
import { castawaySeason } from './castaway-season.js';
import { CastawaySkeleton, PerformanceSkeleton } from './castaway-skeleton.js';
import { Hero } from './hero.js';
import { NotOnTheIsland } from './not-on-the-island.js';
import { OwnedBy } from './owned-by.js';
import { Performance } from './performance.js';

/** One castaway: profile, owners, and every point. Public. */
export function CastawayDetail() {
  const { id = '' } = useParams();
  // Another castaway is another screen, which shows nothing of the last one.
  return (
    <Column className={classes.page}>
      <div className={classes.top}>
        <BackButton />
        <VisitorSwitch />
      </div>
      <Detail key={id} id={id} />
    </Column>
  );
}

function Detail({ id }: { readonly id: string }) {
  const { season } = useConfig();
  const hides = useVisitorHides();
  const cache = useQueryClient();
  const castaway = useQuery({
    ...queries.castaway(id),
    // After a visit to the game tracker, the cached cast shows the portrait at once.
    placeholderData: () =>
      cache.getQueryData(queries.castaways().queryKey)?.find((listed) => listed.id === id),
  });
  const results = useQuery(queries.castawayResults(id));
  useDocumentTitle(castaway.data?.name ?? 'Castaway');
  const failed = [castaway, results].filter(({ data, isError }) => isError && data === undefined);
  if (failed.some(({ error }) => hasStatus(error, 404))) return <NotOnTheIsland />;
  if (failed.length > 0) {
    return (
      <>
        <Unnamed />
        <ErrorState
          words="Failed to load castaway details"
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      </>
    );
  }
  if (!castaway.data) {
    return (
      <>
        <Unnamed />
        <CastawaySkeleton />
      </>
    );
  }
  return (
    <>
      <Hero castaway={castaway.data} />
      <div className={classes.columns}>
        <div className={classes.performance}>
          {hides ? (
            <EmptyState
              words="Results are hidden."
              next="Switch off “Hide results” above to see every point."
            />
          ) : results.data ? (
            <Performance
              castawayId={id}
              name={castaway.data.name}
              season={castawaySeason(results.data, season, castaway.data.eliminated)}
            />
          ) : (
            <PerformanceSkeleton />
          )}
        </div>
        <OwnedBy castawayId={id} name={castaway.data.name} />
      </div>
    </>
  );
}

/** The page's heading until the castaway has loaded. */
const Unnamed = () => <VisuallyHidden component="h1">Castaway</VisuallyHidden>;
