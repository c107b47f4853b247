import type { User } from '@torchbearer/contract/client';
import { Menu } from '@mantine/core';
import { useOpensAtOnce } from '../../../ui/use-opens-at-once.js';
import { ActionsButton } from './actions-button.js';
import { ACTIONS, actionsFor, canBeDone, type UserAction } from './user-actions.js';
import classes from './user-table.module.css';

export interface ActionsMenuProps {
  readonly user: User;
  readonly onEdit: (id: string) => void;
  readonly onAsk: (action: UserAction, user: User) => void;
}

/** Opens when it is mounted. */
export function ActionsMenu({ user, onEdit, onAsk }: ActionsMenuProps) {
  const { opened, setOpened, button } = useOpensAtOnce();
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={200}
      returnFocus
      withInitialFocusPlaceholder={false}
      // Outside the table's frame, which would cut it off, but within the page's main part.
      portalProps={{ target: '#main' }}
      classNames={{ dropdown: classes.dropdown ?? '' }}
    >
      <Menu.Target>
        <ActionsButton user={user} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={!canBeDone('edit', user)} onClick={() => onEdit(user.id)}>
          Edit
        </Menu.Item>
        {actionsFor(user).map((action) => (
          <Menu.Item
            key={action}
            disabled={!canBeDone(action, user)}
            className={action === 'delete' ? (classes.danger ?? '') : ''}
            onClick={() => onAsk(action, user)}
          >
            {ACTIONS[action].label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
