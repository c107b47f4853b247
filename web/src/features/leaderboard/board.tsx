import { Tabs, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SurveyOffer } from './survey-offer.js';
import classes from './board.module.css';

const TABS = [
  ['rankings', 'Live Rankings'],
  ['picks', 'Weekly Picks'],
  ['members', 'League Members'],
] as const;
export type Tab = (typeof TABS)[number][0];

interface BoardProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly children: (tab: Tab) => ReactNode;
}

/** The frame of the three views of the league, and the search for a player. */
export function Board({ typed, onType, children }: BoardProps) {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(([name]) => name === params.get('tab'))?.[0] ?? 'rankings';

  const open = (name: string | null): void =>
    setParams(
      (before) => {
        before.delete('tab');
        if (name !== null && name !== 'rankings') before.set('tab', name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Tabs value={tab} onChange={open} keepMounted={false} classNames={{ tab: classes.tab ?? '' }}>
      <div className={classes.tools}>
        <Tabs.List aria-label="Views of the leaderboard" className={classes.tabs}>
          {TABS.map(([name, label]) => (
            <Tabs.Tab key={name} value={name}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className={classes.survey}>
          <SurveyOffer />
        </div>
        <TextInput
          className={classes.search}
          type="search"
          aria-label="Find a player"
          placeholder="Find a player"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </div>
      <Tabs.Panel value={tab}>{children(tab)}</Tabs.Panel>
    </Tabs>
  );
}
