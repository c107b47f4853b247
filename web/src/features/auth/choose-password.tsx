import { Navigate } from 'react-router-dom';
import { session as ownSession } from '../../api/session.js';
import { useSession } from '../../api/use-user.js';
import { Loading } from '../../layout/loading.js';
import { SessionEnd } from '../../layout/session-end.js';
import { dutyOf, homeOf, paths } from '../../paths.js';
import { AuthLayout } from './auth-layout.js';
import { ChoosePasswordForm } from './choose-password-form.js';

/**
 * The screen after signing in with a temporary password: nothing else is open until a new password is set.
 */
export function ChoosePassword() {
  const session = useSession();
  if (session.state === 'loading') {
    return (
      <main>
        <Loading />
      </main>
    );
  }
  if (session.state === 'signed-out') {
    return <Navigate to={ownSession.isLeaving() ? paths.landing : paths.login} replace />;
  }
  const { user } = session;
  if (!user.mustChangePassword) return <Navigate to={dutyOf(user) ?? homeOf(user)} replace />;
  return (
    <AuthLayout
      title="Choose your password"
      intro="You signed in with a temporary password. Replace it by one that only you know, and you are in."
    >
      <ChoosePasswordForm user={user} />
      <SessionEnd />
    </AuthLayout>
  );
}
