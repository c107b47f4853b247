import type { User } from '@torchbearer/contract/client';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { useView } from './use-view.js';
import classes from './user-tools.module.css';

interface UserToolsProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly address: ReturnType<typeof useView>;
  /** The matching users. */
  readonly shown: readonly User[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
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

/** Above the table: the filter, and the checkbox that selects all matches. */
export function UserTools({ typed, onType, address, shown, chosen, onChoose }: UserToolsProps) {
  const { role, sort, isDescending } = address.view;
  const picked = shown.filter(({ id }) => chosen.has(id)).length;
  const isAll = shown.length > 0 && picked === shown.length;
  const order = `${isDescending ? '-' : ''}${sort}`;
  const toggle = (): void => {
    const next = new Set(chosen);
    for (const { id } of shown) {
      if (isAll) next.delete(id);
      else next.add(id);
    }
    onChoose(next);
  };
  return (
    <div className={classes.tools}>
      <TextInput
        type="search"
        aria-label="Search users"
        placeholder="Name, username, email, location, favorite"
        leftSection={<IconSearch size={18} aria-hidden />}
        className={classes.search ?? ''}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
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
        label={`Choose all ${shown.length.toLocaleString('en-US')}`}
        checked={isAll}
        indeterminate={picked > 0 && !isAll}
        disabled={shown.length === 0}
        onChange={toggle}
      />
    </div>
  );
}
