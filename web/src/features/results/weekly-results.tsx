import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queries } from '../../api/queries.js';
import { paths } from '../../paths.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { Page } from '../../ui/page.js';
import { ResultsSkeleton } from './results-skeleton.js';
import { ResultTabs } from './result-tabs.js';
import classes from './weekly-results.module.css';

/** What each castaway has earned, week by week. */
export function WeeklyResults() {
  return (
    <Page
      title="Weekly Results"
      intro="What every castaway earned, and what your pick brought you."
      aside={
        <Anchor className={classes.back ?? ''} component={Link} to={paths.weeklyPicks}>
          Your weekly pick
        </Anchor>
      }
    >
      <Results />
    </Page>
  );
}

function Results() {
  const { data, isPending, isFetching, refetch } = useQuery(queries.results());
  if (isPending) return <ResultsSkeleton />;
  if (!data) {
    return (
      <ErrorState
        words="Unable to load weekly results."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        words="No results posted yet."
        next="Points stand here after the first scored episode: by noon on the Thursday after it airs."
      />
    );
  }
  return <ResultTabs results={data} />;
}
