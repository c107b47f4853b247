import type { User } from '@torchbearer/contract/client';
import { Avatar, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { initialsOf } from '../ui/initials.js';
import classes from './avatar-menu.module.css';

interface AvatarButtonProps extends ComponentPropsWithRef<'button'> {
  readonly user: User;
}

/** The user's picture, or their initials, as a button. */
export function AvatarButton({ user, ...button }: AvatarButtonProps) {
  return (
    <UnstyledButton {...button} className={classes.button ?? ''}>
      <Avatar
        aria-hidden
        src={user.profilePicture}
        alt=""
        size={36}
        classNames={{ placeholder: classes.initials ?? '' }}
      >
        {initialsOf(user.name)}
      </Avatar>
      <VisuallyHidden>Menu of {user.name}</VisuallyHidden>
    </UnstyledButton>
  );
}
