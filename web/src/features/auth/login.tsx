import { Anchor } from '@mantine/core';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { paths, safeNext } from '../../paths.js';
import { Note } from '../../ui/note.js';
import { AuthLayout } from './auth-layout.js';
import { Intro } from './intro.js';
import { LoginForm } from './login-form.js';
import { ProviderButton } from './provider-button.js';
import { reasonIn } from './reason.js';
import { VisitorsOnly } from './visitors-only.js';
import classes from './form.module.css';

export function Login() {
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const reason = reasonIn(useLocation().state);
  return (
    <VisitorsOnly next={next}>
      <AuthLayout title="Login" intro="The fire is lit. Take your seat at tribal council." stage={<Intro />}>
        {reason !== null && <Note kind="failure">{reason}</Note>}
        {/* A signed-in user does not stay on this screen. */}
        <LoginForm onSignedIn={() => undefined} />
        <ProviderButton words="Continue with" next={next} />
        <ul className={classes.links}>
          <li>
            <Anchor component={Link} to={paths.forgotPassword}>
              Forgot password?
            </Anchor>
          </li>
          <li>
            <Anchor component={Link} to={paths.signupFor(next)}>
              New here? Sign up
            </Anchor>
          </li>
        </ul>
      </AuthLayout>
    </VisitorsOnly>
  );
}
