import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../ui/page.js';
import tabs from '../../ui/tabs.module.css';
import { AllPicks } from './all-picks.js';
import { MyPicks } from './my-picks.js';

/** The player's pick of the week, and everybody's of all weeks. */
export function WeeklyPicks() {
  const [search, setSearch] = useSearchParams();
  const show = (tab: string | null): void =>
    setSearch(tab === 'all' ? { tab } : {}, { replace: true, preventScrollReset: true });
  return (
    <Page title="Weekly Picks" intro="One of your castaways a week. Their points are your points.">
      <Tabs
        value={search.get('tab') === 'all' ? 'all' : 'mine'}
        onChange={show}
        keepMounted={false}
        classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '', panel: tabs.panel ?? '' }}
      >
        <Tabs.List aria-label="Whose picks">
          <Tabs.Tab value="mine">My Picks</Tabs.Tab>
          <Tabs.Tab value="all">All Picks</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="mine">
          <MyPicks />
        </Tabs.Panel>
        <Tabs.Panel value="all">
          <AllPicks />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
