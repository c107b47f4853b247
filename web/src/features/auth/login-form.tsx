import { Button, TextInput } from '@mantine/core';
import type { User } from '@torchbearer/contract/client';
import { MAX_LENGTH } from '@torchbearer/rules';
import { useState } from 'react';
import { api } from '../../api/client.js';
import { hasCode } from '../../api/error-sentence.js';
import { acceptSignIn } from '../../api/sign-in.js';
import { PasswordField } from '../../ui/password-field.js';
import { useApiForm } from '../../ui/use-api-form.js';
import { FailureNote } from './failure-note.js';
import classes from './form.module.css';

interface LoginFormProps {
  /** The address of the user whose session ended, who types the password only. */
  readonly email?: string;
  readonly onSignedIn: (user: User) => void;
}

/** E-mail and password, on the login screen and on any screen whose session has ended. */
export function LoginForm({ email = '', onSignedIn }: LoginFormProps) {
  const [needsCode, setNeedsCode] = useState(false);
  const form = useApiForm({
    initialValues: { email, password: '', code: '' },
    keepsFailure: true,
    send: (typed) => api.logIn({ body: { ...typed, email: typed.email.trim() } }),
    onSuccess: (response) => {
      acceptSignIn(response);
      onSignedIn(response.user);
    },
    onError: (error): void => {
      const isCode = hasCode(error, 'SECOND_FACTOR_REQUIRED') || hasCode(error, 'WRONG_SECOND_FACTOR');
      setNeedsCode(isCode);
      // Each code is good for one try.
      if (isCode) return form.setFieldValue('code', '');
      // The password is what is most often wrong: typing replaces it.
      const password = form.getInputNode<HTMLInputElement, 'password'>('password');
      password?.focus();
      password?.select();
    },
  });
  const { error, isPending } = form.sending;
  const { values } = form;
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      {/* That the account has a second factor is not a failure. */}
      {error !== null && !hasCode(error, 'SECOND_FACTOR_REQUIRED') && (
        <FailureNote error={error} fallback="Login failed" />
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
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus={email !== ''}
        {...form.getInputProps('password')}
      />
      {needsCode && (
        <TextInput
          label="Code"
          description="The six digits in your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          autoFocus
          {...form.getInputProps('code')}
        />
      )}
      <Button
        type="submit"
        disabled={
          values.email.trim() === '' || values.password === '' || (needsCode && values.code.trim() === '')
        }
        loading={isPending}
      >
        Login
      </Button>
    </form>
  );
}
