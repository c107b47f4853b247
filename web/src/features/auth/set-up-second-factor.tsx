import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { queries } from '../../api/queries.js';
import { session as ownSession } from '../../api/session.js';
import { leave } from '../../api/sign-in.js';
import { useSession } from '../../api/use-user.js';
import { Loading } from '../../layout/loading.js';
import { SessionEnd } from '../../layout/session-end.js';
import { dutyOf, homeOf, paths } from '../../paths.js';
import { SecondFactorSetup } from '../second-factor/second-factor-setup.js';
import { AuthLayout } from './auth-layout.js';

/** The screen for an admin who must set up a second factor: nothing else is open until then. */
export function SetUpSecondFactor() {
  const session = useSession();
  const client = useQueryClient();
  // The page stays until the admin has stored the recovery codes, whatever the account's state meanwhile.
  const [isSettingUp, setSettingUp] = useState(false);
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
  if (dutyOf(user) !== paths.secondFactor && !isSettingUp)
    return <Navigate to={dutyOf(user) ?? homeOf(user)} replace />;
  return (
    <AuthLayout title="Set up a second factor" intro="Admins of this league need one.">
      <SecondFactorSetup
        onBegun={() => setSettingUp(true)}
        onDone={() => {
          setSettingUp(false);
          void client.invalidateQueries({ queryKey: queries.me().queryKey });
        }}
      />
      <Button variant="subtle" onClick={() => void leave()}>
        Logout
      </Button>
      <SessionEnd />
    </AuthLayout>
  );
}
