import { Anchor, Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { MAX_LENGTH } from '@torchbearer/rules';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../api/client.js';
import { fieldErrors } from '../../api/error-sentence.js';
import { paths } from '../../paths.js';
import { Note } from '../../ui/note.js';
import { AuthLayout } from './auth-layout.js';
import { FailureNote } from './failure-note.js';
import { useFaultFocus } from './use-fault-focus.js';
import classes from './form.module.css';

export function ForgotPassword() {
  const [email, setEmail] = useState('');
  const ask = useMutation({
    mutationFn: (address: string) => api.forgotPassword({ body: { email: address } }),
  });
  const fault = fieldErrors(ask.error)['email'];
  const { ref, focusFault } = useFaultFocus();

  function submit(event: FormEvent): void {
    event.preventDefault();
    ask.mutate(email.trim(), { onError: focusFault });
  }

  function type(typed: string): void {
    setEmail(typed);
    // What was said of another address is no longer true.
    if (!ask.isPending) ask.reset();
  }

  return (
    <AuthLayout
      title="Forgot password"
      intro="Tell us your email, and we send you a link to set a new password."
    >
      <form className={classes.form} onSubmit={submit} ref={ref} noValidate>
        {ask.isSuccess && (
          <Note kind="success">
            <div className={classes.note}>
              <p>Password reset link sent! Check your email</p>
              <p>It works once, and for an hour. If nothing comes, look among your spam.</p>
            </div>
          </Note>
        )}
        {ask.isError && fault === undefined && (
          <FailureNote error={ask.error} fallback="Failed to send reset link. Please try again." />
        )}
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTH.email}
          value={email}
          error={fault}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button type="submit" disabled={email.trim() === ''} loading={ask.isPending}>
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
