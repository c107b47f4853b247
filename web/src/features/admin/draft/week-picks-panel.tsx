import type { Week } from '@torchbearer/contract/client';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminQueries } from '../../../api/admin-queries.js';
import { paths } from '../../../paths.js';
import { Deadline } from '../../../ui/deadline.js';
import { Panel } from '../../../ui/page.js';
import { StatTile } from '../../../ui/stat-tile.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { refreshing } from './draft-queries.js';
import { pickStatus, type DraftLeague } from './league.js';
import { People } from './people.js';
import classes from './panel.module.css';

/** px; about the height of a dozen players, so that little moves when they load. */
const WAITING_HEIGHT = 520;

interface WeekPicksPanelProps {
  readonly league: DraftLeague;
  readonly week: Week | undefined;
}

/** Who has picked in the active week, and who hasn't yet. */
export function WeekPicksPanel({ league, week }: WeekPicksPanelProps) {
  return (
    <Panel title={week ? `Week ${String(week.weekNumber)} picks` : 'Weekly picks'}>
      {week ? <WeekPicks league={league} week={week} /> : <NoWeek />}
    </Panel>
  );
}

const NoWeek = () => (
  <EmptyState
    words="No week is active."
    next="Set a week as active, and you see here who has picked and who is still to."
    action={
      <Button component={Link} to={paths.adminScoring} variant="default">
        Go to weeks
      </Button>
    }
  />
);

function WeekPicks({ league, week }: { readonly league: DraftLeague; readonly week: Week }) {
  const { data, isPending, isFetching, refetch } = useQuery({
    ...adminQueries.weekPicks(week.weekNumber),
    ...refreshing,
  });
  if (isPending) return <Skeleton height={WAITING_HEIGHT} radius="md" aria-busy="true" />;
  if (!data) {
    return (
      <ErrorState words="Unable to load draft data" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  const { submitted, pending } = pickStatus(league, data);
  return (
    <div className={classes.parts}>
      <dl className={classes.figures}>
        <StatTile label="Submitted" value={submitted.length.toLocaleString('en-US')} />
        <StatTile label="Pending" value={pending.length.toLocaleString('en-US')} />
      </dl>
      <p className={classes.fact}>
        Picks close <Deadline at={week.picksCloseAt} />
      </p>
      <People
        title="Pending"
        emptyText="Everybody has picked."
        people={pending.map(({ user, hasRoster }) => ({
          id: user.id,
          words: hasRoster ? user.name : `${user.name} (no castaways)`,
        }))}
      />
      <People
        title="Submitted"
        emptyText="Nobody has picked yet."
        people={submitted.map(({ user, pick }) => ({
          id: user.id,
          words: (
            <>
              {user.name}{' '}
              <span className={classes.dim}>
                {pick.castaway.name}
                {pick.isAutoSelected && ' (auto)'}
              </span>
            </>
          ),
        }))}
      />
    </div>
  );
}
