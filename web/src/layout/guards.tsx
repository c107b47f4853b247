import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../api/use-user.js';
import { homeOf, paths } from '../paths.js';
import { Loading } from './loading.js';

/** Lets signed-in users through; everybody else signs in first and comes back. */
export function UserGuard() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === 'loading') return <Loading />;
  if (session.state === 'signed-out') return <Navigate to={paths.loginFor(pathname + search)} replace />;
  if (session.user.mustChangePassword) return <Navigate to={paths.choosePassword} replace />;
  return <Outlet />;
}

/** The same for admins; players are sent to their dashboard. */
export function AdminGuard() {
  const session = useSession();
  if (session.state !== 'signed-in') return <UserGuard />;
  return session.user.isAdmin ? <UserGuard /> : <Navigate to={paths.dashboard} replace />;
}

/** The state of a navigation by which somebody leaves, and is signed out as soon as they are there. */
export const LEAVING = { isLeaving: true };

/** For the landing: a signed-in user is sent home, unless that is where they come from to be signed out. */
export function VisitorGuard() {
  const session = useSession();
  const state = useLocation().state as Partial<typeof LEAVING> | null;
  if (session.state === 'signed-in' && state?.isLeaving !== true)
    return <Navigate to={homeOf(session.user)} replace />;
  return <Outlet />;
}
