import type { User } from '@torchbearer/contract/client';
import { lazy } from 'react';
import { LazyMenu } from '../ui/lazy-menu.js';
import { AvatarButton } from './avatar-button.js';

const loadMenu = () => import('./user-menu.js');
const UserMenu = lazy(async () => ({ default: (await loadMenu()).UserMenu }));

/** The user's own menu. */
export const AvatarMenu = ({ user }: { readonly user: User }) => (
  <LazyMenu load={loadMenu} closed={(opener) => <AvatarButton user={user} {...opener} />}>
    <UserMenu user={user} />
  </LazyMenu>
);
