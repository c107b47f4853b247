import { TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { MAX_SEARCH_LENGTH } from '@torchbearer/rules';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/states.js';
import { PicksCards } from './picks-cards.js';
import { PicksTable, type PicksProps } from './picks-table.js';
import { WeekFilter } from './week-filter.js';
import layout from './pick-week.module.css';
import classes from './all-picks.module.css';

export const UNABLE = 'Unable to load weekly picks right now.';

interface AllPicksViewProps {
  /** The existing weeks, the latest first. */
  readonly weeks: readonly number[];
  /** null: all of them. */
  readonly week: number | null;
  readonly onChoose: (week: number | null) => void;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** How many players match; undefined while unknown. */
  readonly total: number | undefined;
  readonly children: ReactNode;
}

/** The picks of one week or all of them, and above them the choice of the week and the search by name. */
export const AllPicksView = (props: AllPicksViewProps) => {
  const { weeks, week, onChoose, typed, onType, total, children } = props;
  return (
    <div className={layout.screen}>
      <h2 className={classes.heading}>{week === null ? 'All weeks' : `Week ${String(week)}`}</h2>
      <WeekFilter weeks={weeks} chosen={week} onChoose={onChoose} />
      <div className={classes.search}>
        <TextInput
          type="search"
          aria-label="Search players by name"
          placeholder="Search players by name"
          maxLength={MAX_SEARCH_LENGTH}
          leftSection={<IconSearch size={20} aria-hidden />}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <p className={classes.count} role="status">
          {total !== undefined && (total === 1 ? '1 player' : `${total.toLocaleString('en-US')} players`)}
        </p>
      </div>
      {children}
    </div>
  );
};

/** A table on a wide screen and cards on a phone. */
export function PlayersPicks(props: PicksProps) {
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  return isWide ? <PicksTable {...props} /> : <PicksCards {...props} />;
}

export const NobodyNamed = ({ typed }: { readonly typed: string }) => (
  <EmptyState words={`Nobody is called ‘${typed.trim()}’.`} next="Try a part of the name." />
);
