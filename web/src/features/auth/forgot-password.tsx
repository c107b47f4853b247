import { Anchor, Button, TextInput } from '@mantine/core';
import { MAX_LENGTH } from '@torchbearer/rules';
import { Link } from 'react-router-dom';
import { api } from '../../api/client.js';
import { paths } from '../../paths.js';
import { Note } from '../../ui/note.js';
import { useApiForm } from '../../ui/use-api-form.js';
import { AuthLayout } from './auth-layout.js';
import { FailureNote } from './failure-note.js';
import classes from './form.module.css';

export function ForgotPassword() {
  const form = useApiForm({
    initialValues: { email: '' },
    send: ({ email }) => api.forgotPassword({ body: { email: email.trim() } }),
  });
  const { error, isPending, isSuccess } = form.sending;
  return (
    <AuthLayout
      title="Forgot password"
      intro="Tell us your email, and we send you a link to set a new password."
    >
      <form className={classes.form} onSubmit={form.submit} noValidate>
        {isSuccess && (
          <Note kind="success">
            <div className={classes.note}>
              <p>Password reset link sent! Check your email</p>
              <p>It works once, and for an hour. If nothing comes, look among your spam.</p>
            </div>
          </Note>
        )}
        {error !== null && form.errors['email'] === undefined && (
          <FailureNote error={error} fallback="Failed to send reset link. Please try again." />
        )}
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTH.email}
          {...form.getInputProps('email')}
        />
        <Button type="submit" disabled={form.values.email.trim() === ''} loading={isPending}>
          Send reset link
        </Button>
      </form>
      <ul className={classes.links}>
        <li>
          <Anchor component={Link} to={paths.login}>
            Back to login
          </Anchor>
        </li>
      </ul>
    </AuthLayout>
  );
}
