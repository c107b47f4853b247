import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { errorSentence, isUnreachable } from '../../api/error-sentence.js';
import { isLarge } from '../../api/own-standing.js';
import { useUser } from '../../api/use-user.js';
import { paths } from '../../paths.js';
import { Page } from '../../ui/page.js';
import { ErrorState } from '../../ui/states.js';
import { GroupChooser } from './group-chooser.js';
import { GroupLeague } from './group-league.js';
import { LargeLeague } from './large-league.js';
import { LoadingBoard } from './loading-board.js';
import { SmallLeague } from './small-league.js';
import { useOwnStanding } from './use-own-standing.js';
import classes from './leaderboard.module.css';

/** Not needed for the first view. */
const ProvisionalStandings = lazy(async () => ({
  default: (await import('../final-weeks/provisional-badge.js')).ProvisionalStandings,
}));

export function Leaderboard() {
  return (
    <Page
      title="Leaderboard"
      pill
      intro="Rankings are updated by noon every Thursday."
      aside={
        <div className={classes.aside}>
          <GroupChooser />
          <Link className={classes.results} to={paths.groups}>
            Groups
          </Link>
          <Link className={classes.results} to={paths.weeklyResults}>
            Weekly Results
          </Link>
          <Suspense fallback={null}>
            <ProvisionalStandings />
          </Suspense>
        </div>
      }
    >
      <Content />
    </Page>
  );
}

function Content() {
  const me = useUser().id;
  const group = useSearchParams()[0].get('group');
  const { data, error, isFetching, refetch } = useOwnStanding();
  if (group !== null) return <GroupLeague key={group} id={group} me={me} />;
  if (data && !isLarge(data)) return <SmallLeague me={me} />;
  // Offline, old standings are better than none, and the bar above shows their age.
  const standing = error && !isUnreachable(error) ? undefined : data;
  if (standing) return <LargeLeague newest={standing} me={me} />;
  if (!error) return <LoadingBoard />;
  return (
    <ErrorState
      words={errorSentence(error, 'Unable to load leaderboard right now.')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
