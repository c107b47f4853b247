import type { User } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { EmptyState } from '../../../ui/states.js';
import { ListEnd } from '../../../ui/list-end.js';
import { ListState } from '../../../ui/list-state.js';
import type { Found } from '../../../ui/use-pages.js';
import type { useChosen } from './use-chosen.js';
import type { useView } from './use-view.js';
import type { UserAction } from './user-actions.js';
import { isFiltered } from './user-rows.js';
import { UserTable } from './user-table.js';
import { UsersSkeleton } from './users-skeleton.js';

export const UNABLE = 'Unable to load users.';

interface UserListProps {
  readonly found: Found;
  /** The loaded ones. */
  readonly users: readonly User[];
  /** How many match. */
  readonly total: number;
  readonly address: ReturnType<typeof useView>;
  readonly chosen: ReturnType<typeof useChosen>;
  readonly onAsk: (action: UserAction, user: User) => void;
  readonly onShowAll: () => void;
}

/** The users so far, or what stands in their place, and the way to the next ones. */
export function UserList({ found, users, total, address, chosen, onAsk, onShowAll }: UserListProps) {
  const { view } = address;
  return (
    <ListState
      found={found}
      isEmpty={users.length === 0 && !found.hasNextPage}
      loading={<UsersSkeleton />}
      unable={UNABLE}
      empty={isFiltered(view) ? <NoMatch onShowAll={onShowAll} /> : <Nobody />}
    >
      <UserTable
        users={users}
        total={total}
        sort={view.sort}
        isDescending={view.isDescending}
        onSort={address.sortBy}
        chosen={chosen}
        onEdit={address.edit}
        onAsk={onAsk}
      />
      <ListEnd found={found} loaded={users.length} more="more users" unable={UNABLE} />
    </ListState>
  );
}

const Nobody = () => (
  <EmptyState words="Nobody has signed up yet." next="Players appear here as soon as they do." />
);

const NoMatch = ({ onShowAll }: Pick<UserListProps, 'onShowAll'>) => (
  <EmptyState
    words="No one matches."
    next="The search looks at names, usernames, emails, locations and favorites."
    action={
      <Button variant="default" onClick={onShowAll}>
        Show everybody
      </Button>
    }
  />
);
