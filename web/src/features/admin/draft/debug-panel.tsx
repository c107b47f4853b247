import type { PicksDebug } from '@torchbearer/contract/client';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { Note } from '../../../ui/note.js';
import { StatTile } from '../../../ui/stat-tile.js';
import { ErrorState } from '../../../ui/states.js';
import { Collapsible } from './collapsible.js';
import { DebugWeeks } from './debug-weeks.js';
import { refreshing } from './draft-queries.js';
import { PicksTable } from './picks-table.js';
import classes from './panel.module.css';

/** The raw data behind the picks, for finding errors. */
export function DebugPanel() {
  return (
    <Collapsible title="Debug panel" name="debug">
      <Debug />
    </Collapsible>
  );
}

function Debug() {
  const { data, isPending, isFetching, refetch } = useQuery({ ...adminQueries.picksDebug(), ...refreshing });
  if (isPending) return <Skeleton height={320} radius="md" aria-busy="true" />;
  if (!data) {
    return (
      <ErrorState words="Unable to load draft data" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return <DebugFacts debug={data} />;
}

function DebugFacts({ debug }: { readonly debug: PicksDebug }) {
  const { activeWeek, weeks, recentPicks } = debug;
  const totals = [
    ['Weeks', debug.totalWeeks],
    ['Picks', debug.totalPicks],
    ['Draft picks', debug.totalDraftPicks],
    ['Accounts, admins included', debug.totalUsers],
  ] as const;
  return (
    <>
      {activeWeek === null && (
        <Note kind="failure">No week is active: nobody can pick. Set one as active in Weekly Scoring.</Note>
      )}
      <dl className={classes.figures}>
        <StatTile label="Active week" value={activeWeek === null ? 'None' : activeWeek.weekNumber} />
        {totals.map(([label, total]) => (
          <StatTile key={label} label={label} value={total.toLocaleString('en-US')} />
        ))}
      </dl>
      <div className={classes.parts}>
        <h3 className={classes.heading}>All weeks</h3>
        {weeks.length === 0 ? (
          <p className={classes.hint}>No week exists yet.</p>
        ) : (
          <DebugWeeks weeks={weeks} />
        )}
      </div>
      <div className={classes.parts}>
        <h3 className={classes.heading}>Most recent picks</h3>
        {recentPicks.length === 0 ? (
          <p className={classes.hint}>Nobody has picked yet.</p>
        ) : (
          <PicksTable picks={recentPicks} label="Most recent picks" />
        )}
      </div>
    </>
  );
}
