import type { User } from '@torchbearer/contract/client';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import table from '../parts/table.module.css';
import type { UserAction } from './user-actions.js';
import { UserRow } from './user-row.js';
import type { Sort } from './user-rows.js';
import classes from './user-table.module.css';

interface UserTableProps {
  readonly users: readonly User[];
  readonly sort: Sort;
  readonly isDescending: boolean;
  readonly onSort: (by: Sort) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string) => void;
  readonly onEdit: (id: string) => void;
  readonly onAsk: (action: UserAction, user: User) => void;
}

const COLUMNS: readonly { readonly sort: Sort; readonly label: string }[] = [
  { sort: 'name', label: 'Name' },
  { sort: 'username', label: 'Username' },
  { sort: 'email', label: 'Email' },
  { sort: 'location', label: 'Location' },
  { sort: 'favorite', label: 'Favorite' },
  { sort: 'role', label: 'Role' },
  { sort: 'joined', label: 'Joined' },
];

export function UserTable(props: UserTableProps) {
  const { users, sort, isDescending, onSort, chosen, onChoose, onEdit, onAsk } = props;
  return (
    <div className={table.frame} role="region" aria-label="Table of users" tabIndex={0}>
      <table className={`${table.table} ${table.cards} ${classes.table}`}>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>Chosen</VisuallyHidden>
            </td>
            {COLUMNS.map(({ sort: by, label }) => (
              <th
                key={by}
                scope="col"
                aria-sort={by !== sort ? undefined : isDescending ? 'descending' : 'ascending'}
              >
                <button type="button" className={classes.heading} onClick={() => onSort(by)}>
                  {label}
                  <SortIcon isSorted={by === sort} isDescending={isDescending} />
                </button>
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isChosen={chosen.has(user.id)}
              onChoose={onChoose}
              onEdit={onEdit}
              onAsk={onAsk}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SortIcon({
  isSorted,
  isDescending,
}: {
  readonly isSorted: boolean;
  readonly isDescending: boolean;
}) {
  if (!isSorted) return <IconArrowsSort size={15} className={classes.unsorted ?? ''} aria-hidden />;
  return isDescending ? <IconArrowDown size={15} aria-hidden /> : <IconArrowUp size={15} aria-hidden />;
}
