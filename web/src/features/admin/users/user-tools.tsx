import { Checkbox, NativeSelect } from '@mantine/core';
import { SearchField } from '../parts/search-field.js';
import type { useChosen } from './use-chosen.js';
import type { useView } from './use-view.js';
import classes from './user-tools.module.css';

interface UserToolsProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly address: ReturnType<typeof useView>;
  /** How many match. */
  readonly total: number;
  readonly chosen: ReturnType<typeof useChosen>;
}

const ROLES = [
  { value: 'all', label: 'Everybody' },
  { value: 'players', label: 'Players' },
  { value: 'admins', label: 'Admins' },
];

const ORDERS = [
  { value: 'name', label: 'By name' },
  { value: 'username', label: 'By username' },
  { value: 'email', label: 'By email' },
  { value: 'location', label: 'By location' },
  { value: 'favorite', label: 'By favorite' },
  { value: 'role', label: 'Admins first' },
  { value: '-joined', label: 'Newest first' },
  { value: 'joined', label: 'Oldest first' },
];

/** Above the table: the search, filter and order, and the checkbox that selects all matches. */
export function UserTools({ typed, onType, address, total, chosen }: UserToolsProps) {
  const { role, sort, isDescending } = address.view;
  const order = `${isDescending ? '-' : ''}${sort}`;
  return (
    <div className={classes.tools}>
      <SearchField
        label="Search users"
        placeholder="Name, username, email, location, favorite"
        className={classes.search}
        typed={typed}
        onType={onType}
      />
      <NativeSelect
        aria-label="Role"
        size="md"
        classNames={{ input: classes.select ?? '' }}
        data={ROLES}
        value={role}
        onChange={(event) => address.setRole(event.currentTarget.value)}
      />
      {/* On wide screens the table's headings sort. */}
      <NativeSelect
        aria-label="Order"
        size="md"
        className={classes.order ?? ''}
        classNames={{ input: classes.select ?? '' }}
        data={
          ORDERS.some(({ value }) => value === order)
            ? ORDERS
            : [...ORDERS, { value: order, label: 'Turned round' }]
        }
        value={order}
        onChange={(event) => address.setOrder(event.currentTarget.value)}
      />
      <Checkbox
        className={classes.all ?? ''}
        label={total > 0 ? `Choose all ${total.toLocaleString('en-US')}` : 'Choose all'}
        checked={chosen.isAll}
        indeterminate={chosen.isSome}
        disabled={total === 0 || chosen.read !== null}
        onChange={chosen.toggleAll}
      />
    </div>
  );
}
