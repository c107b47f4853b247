import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { session as ownSession } from '../api/session.js';
import { useSession } from '../api/use-user.js';
import { dutyOf, homeOf, paths } from '../paths.js';
import { Loading } from './loading.js';

/** Lets signed-in users through; others sign in first and come back, unless they have just signed out. */
export function UserGuard() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === 'loading') return <Loading />;
  if (session.state === 'signed-out') {
    return (
      <Navigate to={ownSession.isLeaving() ? paths.landing : paths.loginFor(pathname + search)} replace />
    );
  }
  const duty = dutyOf(session.user);
  if (duty !== null) return <Navigate to={duty} replace />;
  return <Outlet />;
}

/** Lets admins pass; players are redirected to their dashboard. */
export function AdminGuard() {
  const session = useSession();
  if (session.state !== 'signed-in') return <UserGuard />;
  return session.user.isAdmin ? <UserGuard /> : <Navigate to={paths.dashboard} replace />;
}

/** Redirects signed-in users from the landing page to their home, unless they are here to be signed out. */
export function VisitorGuard() {
  const session = useSession();
  const isSignedIn = session.state === 'signed-in';
  useEffect(() => {
    if (!isSignedIn) ownSession.arrive();
  }, [isSignedIn]);
  if (isSignedIn && !ownSession.isLeaving()) return <Navigate to={homeOf(session.user)} replace />;
  return <Outlet />;
}
