import { Anchor, Button, Skeleton } from '@mantine/core';
import type { Stats } from '@torchbearer/contract/client';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminQueries } from '../../../api/admin-queries.js';
import { errorSentence } from '../../../api/error-sentence.js';
import { announce } from '../../../ui/announcer.js';
import { Note } from '../../../ui/note.js';
import { Page, Panel } from '../../../ui/page.js';
import { StatTile } from '../../../ui/stat-tile.js';
import { ErrorState } from '../../../ui/states.js';
import tiles from '../parts/stats.module.css';
import { nextSteps } from './next-steps.js';
import classes from './system-stats.module.css';

/** Counts of everything in the league. */
export function SystemStats() {
  const { refetch, isFetching } = useQuery(adminQueries.stats());
  const refresh = async (): Promise<void> => {
    const { isSuccess } = await refetch();
    if (isSuccess) announce('Stats are up to date.');
  };
  return (
    <Page
      title="System Stats"
      intro="How much the league holds at this moment."
      aside={
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={isFetching}
          onClick={() => void refresh()}
        >
          Refresh
        </Button>
      }
    >
      <Content />
    </Page>
  );
}

function Content() {
  const { data, error, isPending, isFetching, refetch } = useQuery(adminQueries.stats());
  if (isPending) return <Loading />;
  if (!data) {
    return (
      <ErrorState
        words={errorSentence(error, 'Unable to load stats.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      {error && (
        <Note kind="failure">
          {errorSentence(error, 'Unable to load stats.')} These are the figures as they were before.
        </Note>
      )}
      <dl className={tiles.stats}>
        <StatTile label="Total users" value={data.users.toLocaleString('en-US')} />
        <StatTile label="Total picks submitted" value={data.picks.toLocaleString('en-US')} />
        <StatTile label="Castaways in the system" value={data.castaways.toLocaleString('en-US')} />
        <StatTile label="Weeks configured" value={data.weeks.toLocaleString('en-US')} />
      </dl>
      <p className={classes.note}>
        Total users counts those who take part: every player, and admins who have ranked. User Management
        lists every account, admins who only run the league included.
      </p>
      <Next stats={data} />
    </>
  );
}

function Next({ stats }: { readonly stats: Stats }) {
  const steps = nextSteps(stats);
  if (steps.length === 0) return null;
  return (
    <Panel title="What comes next">
      <ul className={classes.steps}>
        {steps.map(({ words, link, to }) => (
          <li key={to}>
            {words}{' '}
            <Anchor component={Link} to={to}>
              {link}
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Loading() {
  return (
    <div className={tiles.stats} role="status" aria-busy="true" aria-label="Loading stats">
      {Array.from({ length: 4 }, (_, tile) => (
        <Skeleton key={tile} height={86} radius="lg" />
      ))}
    </div>
  );
}
