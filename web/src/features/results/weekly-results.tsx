import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queries } from '../../api/queries.js';
import { paths } from '../../paths.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { Page } from '../../ui/page.js';
import { ResultsSkeleton } from './results-skeleton.js';
import { ResultTabs } from './result-tabs.js';
import tabs from '../../ui/tabs.module.css';

/** Each castaway's points, week by week. */
export function WeeklyResults() {
  return (
    <Page title="Weekly Results" intro="What every castaway earned, and what your pick brought you.">
      <nav className={tabs.row} aria-label="Picks and results">
        <Link className={`${tabs.tab} ${tabs.away}`} to={paths.weeklyPicks}>
          My Picks
        </Link>
        <Link className={`${tabs.tab} ${tabs.away}`} to={paths.allPicks}>
          All Picks
        </Link>
        <Link className={`${tabs.tab} ${tabs.away}`} to={paths.weeklyResults} aria-current="page">
          Weekly Results
        </Link>
      </nav>
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
        next="Points appear here after the first scored episode: by noon on the Thursday after it airs."
      />
    );
  }
  return <ResultTabs results={data} />;
}
