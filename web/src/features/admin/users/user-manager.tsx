import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Page } from '../../../ui/page.js';
import { PlayerBios } from './player-bios.js';
import { Users } from './users.js';

/** At the end of the page, loaded after the rest. */
const InvitesPanel = lazy(async () => ({ default: (await import('./invites-panel.js')).InvitesPanel }));

/** All accounts: search, change, promote, delete; and invitations. */
export const UserManager = () => (
  <Page title="User Management" intro="Players, admins and invite codes.">
    <Users />
    <PlayerBios />
    <Suspense fallback={<Skeleton height={160} radius="lg" />}>
      <InvitesPanel />
    </Suspense>
  </Page>
);
