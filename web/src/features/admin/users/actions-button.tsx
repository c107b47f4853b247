import type { User } from '@torchbearer/contract/client';
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

interface ActionsButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'disabled'> {
  readonly user: User;
}

/** The button that a user's menu opens from. */
export const ActionsButton = ({ user, ...button }: ActionsButtonProps) => (
  <ActionIcon {...button} aria-label={`Actions for ${user.name}`}>
    <IconDots size={20} aria-hidden />
  </ActionIcon>
);
