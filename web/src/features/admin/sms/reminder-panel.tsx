import type { ReminderStatus } from '@torchbearer/contract/client';
import { Progress, Skeleton } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { api } from '../../../api/client.js';
import { Deadline } from '../../../ui/deadline.js';
import { Panel } from '../../../ui/page.js';
import { ErrorState } from '../../../ui/states.js';
import { skippedIn } from './blast-progress.js';
import { reminderMoments } from './reminder-moments.js';
import { StopTexts } from './stop-texts.js';
import classes from './reminder-panel.module.css';

const RENEW_MS = 60_000;
const RUNNING_MS = 2_000;

/** Whether automatic reminders are on, and when those of the active week go out. */
export function ReminderPanel() {
  const { data, isPending, isFetching, refetch } = useQuery({
    ...adminQueries.reminderStatus(),
    refetchInterval: RENEW_MS,
  });
  return (
    <Panel title="Automated reminders">
      {isPending && <Skeleton height={152} aria-busy />}
      {!isPending && !data && (
        <ErrorState
          words="Unable to load the reminder status."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && <Reminders status={data} />}
    </Panel>
  );
}

function Reminders({ status }: { readonly status: ReminderStatus }) {
  const { enabled, next } = status;
  const Icon = enabled ? IconBell : IconBellOff;
  const week = next[0]?.weekNumber;
  return (
    <>
      <p className={classes.status}>
        <span className={classes.badge} data-on={enabled || undefined}>
          <Icon size={18} aria-hidden />
          {enabled ? 'Enabled' : 'Not enabled'}
        </span>
        <span>
          {enabled
            ? 'Players who get texts and have no pick yet get one reminder at each of these times.'
            : 'Nobody is reminded. Reminders are switched on where the site is installed: SMS_REMINDERS.'}
        </span>
      </p>
      <ol className={classes.moments} aria-label="Reminders before picks close">
        {reminderMoments(status).map(({ label, at, state, reason }) => (
          <li key={label} data-state={state}>
            <span className={classes.before}>{label}</span>
            {at !== null && <Deadline at={at} />}
            {state !== null && <span className={classes.state}>{state}</span>}
            {reason !== null && <span className={classes.reason}>{reason}</span>}
          </li>
        ))}
      </ol>
      <p className={classes.week}>
        {week === undefined
          ? 'Their times appear here once a week is active.'
          : `Counted back from the close of week ${String(week)}.`}
      </p>
      <RemindersOnTheirWay />
    </>
  );
}

/** The reminders of the week that are queued now, if any are. */
function RemindersOnTheirWay() {
  const { data, refetch } = useQuery({
    ...adminQueries.reminderProgress(),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? RUNNING_MS : RENEW_MS),
  });
  if (!data) return null;
  const done = data.sent + data.delivered + data.failed + skippedIn(data);
  const all = done + data.waiting;
  return (
    <div className={classes.progress}>
      {data.waiting > 0 && (
        <>
          <p className={classes.week}>
            {`${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} reminders of this week are done.`}
          </p>
          <Progress value={(100 * done) / all} size="md" aria-label="How many reminders are done" />
        </>
      )}
      <StopTexts
        what="reminders"
        waiting={data.waiting}
        stop={() => api.stopReminders()}
        onSettled={() => refetch()}
      />
    </div>
  );
}
