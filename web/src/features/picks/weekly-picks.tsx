import { Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useIsWatching } from '../../api/use-is-watching.js';
import { paths } from '../../paths.js';
import { Page } from '../../ui/page.js';
import tabs from '../../ui/tabs.module.css';
import { AllPicksSkeleton } from './all-picks-skeleton.js';
import { MyPicks } from './my-picks.js';

/** Loaded when its tab opens: its libraries render lists of thousands. */
const AllPicks = lazy(async () => ({ default: (await import('./all-picks.js')).AllPicks }));

/** The player's pick of the week, and all picks of all weeks. */
export function WeeklyPicks() {
  const [search, setSearch] = useSearchParams();
  const isWatching = useIsWatching();
  const show = (tab: string | null): void =>
    setSearch(tab === 'all' ? { tab } : {}, { replace: true, preventScrollReset: true });
  return (
    <Page
      title="Weekly Picks"
      intro={
        isWatching === true
          ? 'Each player picks one of their castaways a week. Its points are the player’s points.'
          : 'One of your castaways a week. Their points are your points.'
      }
    >
      <Tabs
        value={search.get('tab') === 'all' ? 'all' : 'mine'}
        onChange={show}
        keepMounted={false}
        classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '', panel: tabs.panel ?? '' }}
      >
        <div className={tabs.row}>
          <Tabs.List aria-label="Whose picks">
            <Tabs.Tab value="mine">My Picks</Tabs.Tab>
            <Tabs.Tab value="all">All Picks</Tabs.Tab>
          </Tabs.List>
          <Link className={`${tabs.tab} ${tabs.away}`} to={paths.weeklyResults}>
            Weekly Results
          </Link>
        </div>
        <Tabs.Panel value="mine">
          <MyPicks />
        </Tabs.Panel>
        <Tabs.Panel value="all">
          <Suspense fallback={<AllPicksSkeleton />}>
            <AllPicks />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
