import { Anchor, Button } from '@mantine/core';
import { REASONS } from '@torchbearer/rules';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { api } from '../../api/client.js';
import { fieldErrors, isServersFault } from '../../api/error-sentence.js';
import { signOut } from '../../api/sign-in.js';
import { token as heldToken } from '../../api/token.js';
import { paths } from '../../paths.js';
import { Note } from '../../ui/note.js';
import { PasswordField } from '../../ui/password-field.js';
import { useApiForm } from '../../ui/use-api-form.js';
import { AuthLayout } from './auth-layout.js';
import { FailureNote } from './failure-note.js';
import { useMailedToken } from './mailed-token.js';
import { passwordError } from './password-rules.js';
import classes from './form.module.css';

const INVALID = REASONS.INVALID_RESET_TOKEN.sentence;
const REDIRECT_MS = 2_000;

/** The target of the mailed link for a forgotten password. */
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
  const form = useApiForm({
    initialValues: { password: '' },
    validate: ({ password }) => ({ password: passwordError(password) }),
    keepsFailure: true,
    send: async ({ password }) => {
      const response = await api.resetPassword({ body: { token, password } });
      // Every session of the account has ended, and the user who is signed in here has to sign in again.
      if (heldToken.read() !== null) await signOut();
      return response;
    },
  });
  const { data, error, isPending } = form.sending;
  const refused = fieldErrors(error)['password'];
  useLoginSoon(data !== undefined);

  if (data !== undefined) {
    return (
      <>
        <Note kind="success">{data.message}</Note>
        <p>
          Taking you to the <Link to={paths.login}>login</Link>…
        </p>
      </>
    );
  }
  return (
    <>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        {error !== null && refused === undefined && (
          <FailureNote
            error={error}
            fallback={isServersFault(error) ? 'Failed to reset password' : INVALID}
          />
        )}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          description="6 characters or more"
          {...form.getInputProps('password')}
          error={form.errors['password'] ?? refused}
        />
        <Button type="submit" disabled={form.values.password === ''} loading={isPending}>
          Set new password
        </Button>
      </form>
      {error !== null && <RequestNewLink />}
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
