import { Anchor, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { REASONS } from '@torchbearer/rules';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { api } from '../../api/client.js';
import { fieldErrors, isServersFault } from '../../api/error-sentence.js';
import { signOut } from '../../api/sign-in.js';
import { token as heldToken } from '../../api/token.js';
import { paths } from '../../paths.js';
import { Note } from '../../ui/note.js';
import { PasswordField } from '../../ui/password-field.js';
import { AuthLayout } from './auth-layout.js';
import { FailureNote } from './failure-note.js';
import { useMailedToken } from './mailed-token.js';
import { passwordFault } from './password-faults.js';
import { useFaultFocus } from './use-fault-focus.js';
import classes from './form.module.css';

const INVALID = REASONS.INVALID_RESET_TOKEN.sentence;
const REDIRECT_MS = 2_000;

/** Where a mailed link leads. */
export function ResetPassword() {
  const token = useMailedToken();
  return (
    <AuthLayout title="Reset password">
      {token === '' ? (
        <>
          <Note kind="failure">{INVALID}</Note>
          <RequestNewLink />
        </>
      ) : (
        <NewPassword token={token} />
      )}
    </AuthLayout>
  );
}

function NewPassword({ token }: { readonly token: string }) {
  const [password, setPassword] = useState('');
  const [judged, setJudged] = useState<{ readonly fault: string | undefined } | null>(null);
  const reset = useMutation({
    mutationFn: () => api.resetPassword({ body: { token, password } }),
    // Every session of the account has ended, and whoever is signed in here is about to sign in anew.
    onSuccess: () => (heldToken.read() === null ? undefined : signOut()),
  });
  const refused = fieldErrors(reset.error)['password'];
  const { ref, focusFault } = useFaultFocus();
  useLoginSoon(reset.isSuccess);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const fault = passwordFault(password);
    setJudged({ fault });
    focusFault();
    if (fault === undefined) reset.mutate(undefined, { onError: focusFault });
  }

  if (reset.isSuccess) {
    return (
      <>
        <Note kind="success">{reset.data.message}</Note>
        <p>
          Taking you to the <Link to={paths.login}>login</Link>…
        </p>
      </>
    );
  }
  return (
    <>
      <form className={classes.form} onSubmit={submit} ref={ref} noValidate>
        {reset.isError && refused === undefined && (
          <FailureNote
            error={reset.error}
            fallback={isServersFault(reset.error) ? 'Failed to reset password' : INVALID}
          />
        )}
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          description="6 characters or more"
          value={password}
          error={judged?.fault ?? refused}
          onChange={(typed) => {
            setPassword(typed);
            setJudged(null);
          }}
        />
        <Button type="submit" disabled={password === ''} loading={reset.isPending}>
          Set new password
        </Button>
      </form>
      {reset.isError && <RequestNewLink />}
    </>
  );
}

function useLoginSoon(isDone: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate(paths.login, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
}

const RequestNewLink = () => (
  <ul className={classes.links}>
    <li>
      <Anchor component={Link} to={paths.forgotPassword}>
        Request a new link
      </Anchor>
    </li>
  </ul>
);
