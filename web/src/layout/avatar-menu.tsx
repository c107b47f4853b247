import type { User } from '@torchbearer/contract/client';
import { Avatar, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconLogout, IconPencil, IconShieldStar, IconUser } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { signOut } from '../api/sign-in.js';
import { paths } from '../paths.js';
import classes from './avatar-menu.module.css';

/** The user's own menu. */
export function AvatarMenu({ user }: { readonly user: User }) {
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    // First away from what needs a user, so that its guard sends nobody to the sign-in page.
    await navigate(paths.landing);
    await signOut();
  };
  return (
    <Menu
      position="bottom-end"
      width={250}
      returnFocus
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.button ?? ''}>
          <Avatar
            src={user.profilePicture}
            alt=""
            name={user.name}
            size={36}
            classNames={{ placeholder: classes.initials ?? '' }}
          />
          <VisuallyHidden>Menu of {user.name}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown ?? ''}>
        <div className={classes.who}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.profile} leftSection={<IconUser size={18} />}>
          View Profile
        </Menu.Item>
        <Menu.Item component={Link} to={paths.editProfile} leftSection={<IconPencil size={18} />}>
          Edit Profile
        </Menu.Item>
        {user.isAdmin && (
          <Menu.Item component={Link} to={paths.admin} leftSection={<IconShieldStar size={18} />}>
            Admin Dashboard
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item onClick={() => void leave()} leftSection={<IconLogout size={18} />}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
