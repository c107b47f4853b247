import type { PlayerRanking } from '@torchbearer/contract/client';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { named } from '../../../ui/named.js';
import { Panel } from '../../../ui/page.js';
import { EmptyState } from '../../../ui/states.js';
import { Pager, usePage } from './pager.js';
import { RankingsTable } from './rankings-table.js';
import { placesOf } from './rankings-sheet.js';
import classes from './panel.module.css';

/** All rankings, searchable by name. */
export function RankingsPanel({ rankings }: { readonly rankings: readonly PlayerRanking[] }) {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const people = useMemo(() => rankings.map((ranking) => ({ name: ranking.user.name, ranking })), [rankings]);
  const found = useMemo(() => named(people, wanted).map(({ ranking }) => ranking), [people, wanted]);
  const places = useMemo(() => placesOf(rankings), [rankings]);
  const page = usePage('rankings', found);
  return (
    <Panel title="All player rankings">
      {rankings.length === 0 ? (
        <EmptyState
          words="No players yet."
          next="Everybody who signs up is listed here, with their ranking as soon as they submit one."
        />
      ) : (
        <div className={classes.parts}>
          <TextInput
            type="search"
            aria-label="Search players by name"
            placeholder="Search players by name"
            leftSection={<IconSearch size={20} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            maw={380}
          />
          {found.length === 0 ? (
            <p className={classes.hint} role="status">
              Nobody is called ‘{typed.trim()}’. Try a part of the name.
            </p>
          ) : (
            <RankingsTable rankings={page.rows} places={places} />
          )}
          <Pager of={page} label="All player rankings" />
        </div>
      )}
    </Panel>
  );
}
