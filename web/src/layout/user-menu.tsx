import type { User } from '@torchbearer/contract/client';
import { Menu } from '@mantine/core';
import { IconLogout, IconPencil, IconShieldStar, IconUser, IconUsersGroup } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { session } from '../api/session.js';
import { leave } from '../api/sign-in.js';
import { paths } from '../paths.js';
import { useOpensAtOnce } from '../ui/use-opens-at-once.js';
import { Email } from '../ui/email.js';
import { AvatarButton } from './avatar-button.js';
import classes from './avatar-menu.module.css';

/** The avatar with its menu, which opens when mounted: the user has just clicked it. */
export function UserMenu({ user }: { readonly user: User }) {
  const { opened, setOpened, button } = useOpensAtOnce();
  const navigate = useNavigate();
  const logOut = async (): Promise<void> => {
    session.leave();
    // Leave and render first, so that nothing on this screen still requests what needs a user.
    await navigate(paths.landing, { flushSync: true });
    await leave();
  };
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={250}
      returnFocus
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <AvatarButton user={user} ref={button} />
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown ?? ''}>
        <div className={classes.who}>
          <strong>{user.name}</strong>
          <span>
            <Email>{user.email}</Email>
          </span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.profile} leftSection={<IconUser size={18} />}>
          View Profile
        </Menu.Item>
        <Menu.Item component={Link} to={paths.editProfile} leftSection={<IconPencil size={18} />}>
          Edit Profile
        </Menu.Item>
        <Menu.Item component={Link} to={paths.groups} leftSection={<IconUsersGroup size={18} />}>
          Groups
        </Menu.Item>
        {user.isAdmin && (
          <Menu.Item component={Link} to={paths.admin} leftSection={<IconShieldStar size={18} />}>
            Admin Dashboard
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item onClick={() => void logOut()} leftSection={<IconLogout size={18} />}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
