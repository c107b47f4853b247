import type { Week } from '@torchbearer/contract/client';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { adminQueries } from '../../../api/admin-queries.js';
import { paths } from '../../../paths.js';
import { Deadline } from '../../../ui/deadline.js';
import { Panel } from '../../../ui/page.js';
import { StatTile } from '../../../ui/stat-tile.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { usePages } from '../../../ui/use-pages.js';
import { refreshing } from './draft-queries.js';
import { PagedPeople } from './paged-people.js';
import classes from './panel.module.css';

/** px; about the height of a dozen players, so that little moves when they load. */
const WAITING_HEIGHT = 520;

/** Who has picked in the active week, and who hasn't yet. */
export function WeekPicksPanel({ week }: { readonly week: Week | undefined }) {
  return (
    <Panel title={week ? `Week ${String(week.weekNumber)} picks` : 'Weekly picks'}>
      {week ? <WeekPicks week={week} /> : <NoWeek />}
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

function WeekPicks({ week }: { readonly week: Week }) {
  const pending = usePages({ ...adminQueries.weekPlayers(week.weekNumber, false), ...refreshing });
  const submitted = usePages({ ...adminQueries.weekPlayers(week.weekNumber, true), ...refreshing });
  const both = [pending.found, submitted.found];
  if (both.some(({ data, error }) => !data && error)) {
    return (
      <ErrorState
        words="Unable to load draft data"
        onRetry={() => both.forEach(({ refetch }) => void refetch())}
        retrying={both.some(({ isFetching }) => isFetching)}
      />
    );
  }
  if (both.some(({ isPending }) => isPending))
    return <Skeleton height={WAITING_HEIGHT} radius="md" aria-busy="true" />;
  return (
    <div className={classes.parts}>
      <dl className={classes.figures}>
        <StatTile label="Submitted" value={submitted.total.toLocaleString('en-US')} />
        <StatTile label="Pending" value={pending.total.toLocaleString('en-US')} />
      </dl>
      <p className={classes.fact}>
        Picks close <Deadline at={week.picksCloseAt} />
      </p>
      <PagedPeople
        title="Pending"
        emptyText="Everybody has picked."
        more="more pending players"
        found={pending.found}
        people={pending.rows.map(({ id, name, castawayIds }) => ({
          id,
          words: castawayIds.length > 0 ? name : `${name} (no castaways)`,
        }))}
      />
      <PagedPeople
        title="Submitted"
        emptyText="Nobody has picked yet."
        more="more submitted picks"
        found={submitted.found}
        people={submitted.rows.map(({ id, name, picks: [pick] }) => ({
          id,
          words: (
            <>
              {name}{' '}
              <span className={classes.dim}>
                {pick?.castaway.name}
                {pick?.isAutoSelected && ' (auto)'}
              </span>
            </>
          ),
        }))}
      />
    </div>
  );
}
