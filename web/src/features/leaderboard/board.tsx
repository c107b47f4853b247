import { Tabs, TextInput } from '@mantine/core';
import type { StandingsEntry } from '@torchbearer/contract/client';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { named } from '../../ui/named.js';
import { Members } from './members.js';
import { RankingsTable } from './rankings-table.js';
import { SurveyOffer } from './survey-offer.js';
import type { LastUpdate } from './use-moves.js';
import { WeeklyPicks } from './weekly-picks.js';
import classes from './board.module.css';

const TABS = [
  ['rankings', 'Live Rankings'],
  ['picks', 'Weekly Picks'],
  ['members', 'League Members'],
] as const;

interface BoardProps {
  readonly standings: readonly StandingsEntry[];
  readonly me: string;
  readonly update: LastUpdate;
}

/** The three views of the league, and the search for a player. */
export function Board({ standings, me, update }: BoardProps) {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(([name]) => name === params.get('tab'))?.[0] ?? 'rankings';
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => named(standings, wanted), [standings, wanted]);

  const open = (name: string | null): void =>
    setParams(name === null || name === 'rankings' ? {} : { tab: name }, {
      replace: true,
      preventScrollReset: true,
    });
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
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <Tabs.Panel value={tab}>
        {found.length === 0 ? (
          <p className={classes.empty} role="status">
            Nobody here is called “{wanted.trim()}”.
          </p>
        ) : tab === 'rankings' ? (
          <RankingsTable standings={found} me={me} update={update} />
        ) : tab === 'picks' ? (
          <WeeklyPicks standings={found} me={me} />
        ) : (
          <Members standings={found} me={me} />
        )}
      </Tabs.Panel>
    </Tabs>
  );
}
