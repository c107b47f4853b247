import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { errorSentence } from '../../../api/error-sentence.js';
import { Page } from '../../../ui/page.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { PlayerBios } from './player-bios.js';
import { Users } from './users.js';
import { UsersSkeleton } from './users-skeleton.js';

/** At the end of the page, loaded after the rest. */
const InvitesPanel = lazy(async () => ({ default: (await import('./invites-panel.js')).InvitesPanel }));

/** All accounts: search, change, promote, delete; and invitations. */
export function UserManager() {
  return (
    <Page title="User Management" intro="Players, admins and invite codes.">
      <Content />
      <Suspense fallback={<Skeleton height={160} radius="lg" />}>
        <InvitesPanel />
      </Suspense>
    </Page>
  );
}

function Content() {
  const { data: users, error, isPending, isFetching, refetch } = useQuery(adminQueries.users());
  if (isPending) return <UsersSkeleton />;
  if (!users) {
    return (
      <ErrorState
        words={errorSentence(error, 'Unable to load users.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (users.length === 0) {
    return <EmptyState words="Nobody has signed up yet." next="Players appear here as soon as they do." />;
  }
  return (
    <>
      <Users users={users} />
      <PlayerBios users={users} />
    </>
  );
}
