import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../api/use-user.js';
import { Loading } from '../../layout/loading.js';
import { dutyOf, homeOf } from '../../paths.js';

interface VisitorsOnlyProps {
  /** Where a signed-in user goes; null means home. */
  readonly next: string | null;
  readonly children: ReactNode;
}

/** Redirects signed-in users, for screens that make no sense for them. */
export function VisitorsOnly({ next, children }: VisitorsOnlyProps) {
  const session = useSession();
  if (session.state === 'loading') {
    return (
      <main>
        <Loading />
      </main>
    );
  }
  if (session.state === 'signed-out') return children;
  const { user } = session;
  return <Navigate to={dutyOf(user) ?? next ?? homeOf(user)} replace />;
}
