import { Anchor, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@torchbearer/contract/client';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { queries } from '../api/queries.js';
import { session } from '../api/session.js';
import { signOut } from '../api/sign-in.js';
import { homeOf, paths } from '../paths.js';

const LoginForm = lazy(async () => ({ default: (await import('../features/auth/login-form.js')).LoginForm }));

/** Asks a user whose session has ended to sign in again, over the page, so that nothing on it is lost. */
export function SessionEndedDialog() {
  const ended = useSyncExternalStore(session.subscribe, session.isEnded);
  return (
    <Modal opened={ended} onClose={() => undefined} withCloseButton={false} title="Your session has ended">
      <SignInAgain />
    </Modal>
  );
}

function SignInAgain() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const before = useQueryClient().getQueryData(queries.me().queryKey);

  function goOn(user: User): void {
    if (user.id === before?.id) return;
    // After the user is known: another user must not be stopped by the previous one's unsaved changes.
    setTimeout(() => void navigate(homeOf(user), { replace: true }));
  }

  return (
    <>
      <p>Sign in again to go on where you were. Nothing on this page is lost.</p>
      <Suspense fallback={<p role="status">Loading...</p>}>
        <LoginForm email={before?.email ?? ''} onSignedIn={goOn} />
      </Suspense>
      <p>
        <Anchor component={Link} to={paths.loginFor(pathname + search)} onClick={() => void signOut()}>
          Leave this page to sign in another way, or as somebody else
        </Anchor>
      </p>
    </>
  );
}
