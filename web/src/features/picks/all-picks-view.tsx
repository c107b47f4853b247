import type { AllPicks } from '@torchbearer/contract/client';
import { TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../api/use-user.js';
import { EmptyState } from '../../ui/states.js';
import { named } from '../../ui/named.js';
import { playerRows, weekIn, weeksOf } from './all-picks-rows.js';
import { PicksCards } from './picks-cards.js';
import { PicksTable } from './picks-table.js';
import { useUnpickedWord } from './use-unpicked-word.js';
import { WeekFilter } from './week-filter.js';
import layout from './pick-week.module.css';
import classes from './all-picks.module.css';

/** A table on a wide screen and cards on a phone, for one week or all of them, searchable by name. */
export function AllPicksView({ all }: { readonly all: AllPicks }) {
  const viewer = useUser();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const unpicked = useUnpickedWord(all);

  const weeks = useMemo(() => weeksOf(all), [all]);
  const week = weekIn(weeks, search.get('week'));
  const rows = useMemo(() => playerRows(all, viewer.id), [all, viewer.id]);
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => named(rows, wanted), [rows, wanted]);

  function filter(to: number | null): void {
    const next: Record<string, string> = to === null ? { tab: 'all' } : { tab: 'all', week: String(to) };
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  const shown = { rows: found, weeks: week === null ? weeks : [week], unpicked };
  return (
    <div className={layout.screen}>
      <h2 className={classes.heading}>{week === null ? 'All weeks' : `Week ${String(week)}`}</h2>
      <WeekFilter weeks={weeks} chosen={week} onChoose={filter} />
      <div className={classes.search}>
        <TextInput
          type="search"
          aria-label="Search players by name"
          placeholder="Search players by name"
          leftSection={<IconSearch size={20} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p className={classes.count} role="status">
          {found.length === 1 ? '1 player' : `${found.length.toLocaleString('en-US')} players`}
        </p>
      </div>
      {found.length === 0 && (
        <EmptyState words={`Nobody is called ‘${typed.trim()}’.`} next="Try a part of the name." />
      )}
      {found.length > 0 && (isWide ? <PicksTable {...shown} /> : <PicksCards {...shown} />)}
    </div>
  );
}
