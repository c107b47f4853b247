import { Anchor } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { useConfig } from '../../api/use-config.js';
import { paths, safeNext } from '../../paths.js';
import { AuthLayout } from './auth-layout.js';
import { ProviderButton } from './provider-button.js';
import { SignUpForm } from './sign-up-form.js';
import { useSignUp } from './use-sign-up.js';
import { VisitorsOnly } from './visitors-only.js';
import classes from './form.module.css';

export function SignUp() {
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const needsInvite = useConfig().signUpMode === 'invite';
  const form = useSignUp(search.get('invite') ?? '', needsInvite);
  return (
    // A new user starts with the ranking; a user who was already signed in goes home.
    <VisitorsOnly next={next ?? (form.sending.isSuccess ? paths.preseasonRank : null)}>
      <AuthLayout title="Sign Up" intro="Light a torch of your own and join the league.">
        <SignUpForm form={form} needsInvite={needsInvite} />
        <ProviderButton words="Sign up with" next={next} inviteCode={form.values.inviteCode} />
        <ul className={classes.links}>
          <li>
            <Anchor component={Link} to={next === null ? paths.login : paths.loginFor(next)}>
              Already have an account? Login
            </Anchor>
          </li>
        </ul>
      </AuthLayout>
    </VisitorsOnly>
  );
}
