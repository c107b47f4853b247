import type { User } from '@torchbearer/contract/client';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { RowGap } from '../../../ui/row-gap.js';
import { useVirtualRows } from '../../../ui/use-virtual-rows.js';
import table from '../parts/table.module.css';
import type { useChosen } from './use-chosen.js';
import type { UserAction } from './user-actions.js';
import { UserRow } from './user-row.js';
import type { Sort } from './user-rows.js';
import classes from './user-table.module.css';

interface UserTableProps {
  /** The loaded ones. */
  readonly users: readonly User[];
  /** How many match. */
  readonly total: number;
  readonly sort: Sort;
  readonly isDescending: boolean;
  readonly onSort: (by: Sort) => void;
  readonly chosen: Pick<ReturnType<typeof useChosen>, 'has' | 'toggle'>;
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

// The breakpoint of the styles, where rows are cards: a right estimate avoids rendering them twice.
const isNarrow = window.matchMedia('(max-width: 720px)');

/** The table of users. Only the rows of a long list that are near the window are in the document. */
export function UserTable(props: UserTableProps) {
  const { users, total, sort, isDescending, onSort, chosen, onEdit, onAsk } = props;
  const { frame, indexes, before, after, measure } = useVirtualRows<HTMLDivElement, User>({
    ...{ name: 'users', rows: users, keyOf: ({ id }) => id },
    estimatedHeight: isNarrow.matches ? 180 : 55,
  });
  return (
    <div ref={frame} className={table.frame} role="region" aria-label="Table of users" tabIndex={0}>
      <table
        className={`${table.table} ${table.cards} ${classes.table}`}
        aria-rowcount={total + 1}
        data-windowed={indexes.length < users.length || undefined}
      >
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
          {before > 0 && <RowGap height={before} columns={COLUMNS.length + 2} />}
          {indexes.map((index) => {
            const user = users[index];
            return (
              user && (
                <UserRow
                  key={user.id}
                  measure={measure}
                  index={index}
                  user={user}
                  isChosen={chosen.has(user.id)}
                  onChoose={chosen.toggle}
                  onEdit={onEdit}
                  onAsk={onAsk}
                />
              )
            );
          })}
          {after > 0 && <RowGap height={after} columns={COLUMNS.length + 2} />}
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
