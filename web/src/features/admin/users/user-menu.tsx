import { lazy } from 'react';
import { LazyMenu } from '../../../ui/lazy-menu.js';
import { ActionsButton } from './actions-button.js';
import type { ActionsMenuProps } from './actions-menu.js';

const loadMenu = () => import('./actions-menu.js');
const ActionsMenu = lazy(async () => ({ default: (await loadMenu()).ActionsMenu }));

/** The actions on one user. */
export const UserMenu = (props: ActionsMenuProps) => (
  <LazyMenu load={loadMenu} closed={(opener) => <ActionsButton user={props.user} {...opener} />}>
    <ActionsMenu {...props} />
  </LazyMenu>
);
