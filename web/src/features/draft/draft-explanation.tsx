import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queries } from '../../api/queries.js';
import { paths } from '../../paths.js';
import { Deadline } from '../../ui/deadline.js';
import { Panel } from '../../ui/page.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { useConfig } from '../../api/use-config.js';
import { useIsWatching } from '../../api/use-is-watching.js';
import classes from './draft-explanation.module.css';
import { DraftReceiptDetails } from './draft-receipt-details.js';
import { ExplainedPick } from './explained-pick.js';

/**
 * The signed-in user's castaways and why they got them, with the receipt to verify it. A section with its own
 * h2, left out for an admin who takes no part.
 */
export function DraftExplanation() {
  const { data, isPending, isError, refetch, isFetching } = useQuery(queries.myDraft());
  const isWatching = useIsWatching();
  if (isWatching !== false) return null;
  return (
    <Panel title="Your draft, explained">
      {isPending && <Waiting />}
      {isError && data === undefined && (
        <ErrorState
          words="Unable to load your draft right now."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data === null && (
        <>
          <NoRoster />
          <DraftReceiptDetails />
        </>
      )}
      {data && (
        <>
          <ol className={classes.picks}>
            {data.picks.map((pick) => (
              <ExplainedPick key={pick.pickNumber} pick={pick} all={data.picks} />
            ))}
          </ol>
          <DraftReceiptDetails draft={data} />
        </>
      )}
    </Panel>
  );
}

const Waiting = () => (
  <div className={classes.picks} aria-busy="true">
    <Skeleton height={108} radius="md" />
    <Skeleton height={108} radius="md" />
  </div>
);

function NoRoster() {
  const { data: league } = useQuery(queries.league());
  const { season } = useConfig();
  if (league?.draftStatus === 'COMPLETED')
    return (
      <EmptyState
        words="You joined after the draft."
        next="An admin can still give you castaways from what is left in the pool. Ask for them."
        action={
          <Button component={Link} to={paths.contact} variant="default">
            Contact the league
          </Button>
        }
      />
    );
  return (
    <EmptyState
      words="The draft is still to come."
      next={
        <>
          {season.draftAt !== null && (
            <>
              It runs <Deadline at={season.draftAt} />.{' '}
            </>
          )}
          Rank your castaways, and you will read here which of your wishes came true.
        </>
      }
      action={
        <Button component={Link} to={paths.preseasonRank}>
          Rank your castaways
        </Button>
      }
    />
  );
}
