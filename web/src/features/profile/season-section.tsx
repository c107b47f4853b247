import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queries } from '../../api/queries.js';
import { useConfig } from '../../api/use-config.js';
import { useIsWatching } from '../../api/use-is-watching.js';
import { paths } from '../../paths.js';
import { Panel } from '../../ui/page.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { HistoryTable } from './history-table.js';
import { RankLineChart } from './rank-line-chart.js';
import classes from './season-section.module.css';
import { seasonSummary } from './season-summary.js';

/** The player's season so far: four figures, the line of ranks, and every scored week. */
export function SeasonSection() {
  const { data: history, isPending, isError, refetch, isFetching } = useQuery(queries.myHistory());
  const { data: league } = useQuery(queries.league());
  const isWatching = useIsWatching() === true;
  return (
    <Panel title={isWatching ? 'The season' : 'Your season'}>
      {isPending && <Waiting />}
      {isError && history === undefined && (
        <ErrorState
          words="Unable to load your season right now."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {history?.length === 0 &&
        (isWatching ? <Watching /> : <NotBegun drafted={league?.draftStatus === 'COMPLETED'} />)}
      {history !== undefined && history.length > 0 && (
        <>
          <dl className={classes.figures}>
            {seasonSummary(history, league?.players).map(({ name, figure, remark }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <strong>{figure}</strong> {remark}
                </dd>
              </div>
            ))}
          </dl>
          <RankLineChart history={history} />
          <h3 className={classes.subtitle}>Week by week</h3>
          <HistoryTable history={history} />
        </>
      )}
    </Panel>
  );
}

const Watching = () => (
  <EmptyState
    words="You run this league and don’t take part."
    next="Players see their points and ranks here, week by week."
  />
);

function NotBegun({ drafted }: { readonly drafted: boolean }) {
  const { firstPickWeek } = useConfig().season;
  return (
    <EmptyState
      words="Your season has not begun yet."
      next={
        `Castaways score for players from week ${firstPickWeek} on. ` +
        'Once the first of your weeks is scored, your points and your rank appear here, week by week.'
      }
      action={
        <Button component={Link} to={drafted ? paths.weeklyPicks : paths.preseasonRank}>
          {drafted ? 'Go to your weekly pick' : 'Rank your castaways'}
        </Button>
      }
    />
  );
}

const Waiting = () => (
  <div className={classes.waiting} aria-busy="true">
    <Skeleton height={76} radius="md" />
    <Skeleton height={200} radius="md" />
    <Skeleton height={240} radius="md" />
  </div>
);
