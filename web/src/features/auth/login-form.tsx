import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { User } from '@torchbearer/contract/client';
import { MAX_LENGTH } from '@torchbearer/rules';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../api/client.js';
import { hasCode } from '../../api/error-sentence.js';
import { acceptSignIn } from '../../api/sign-in.js';
import { PasswordField } from '../../ui/password-field.js';
import { FailureNote } from './failure-note.js';
import classes from './form.module.css';

interface LoginFormProps {
  /** Who it probably is: only the password is left to type. */
  readonly email?: string;
  /** Called once somebody is signed in. */
  readonly onSignedIn: (user: User) => void;
}

/** E-mail and password, on the login screen and wherever a session has ended. */
export function LoginForm({ email = '', onSignedIn }: LoginFormProps) {
  const [typed, setTyped] = useState({ email, password: '', code: '' });
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const logIn = useMutation({ mutationFn: (body: typeof typed) => api.logIn({ body }) });

  // Asked for by the account: that is no failure.
  const failure = hasCode(logIn.error, 'SECOND_FACTOR_REQUIRED') ? null : logIn.error;

  function submit(event: FormEvent): void {
    event.preventDefault();
    logIn.mutate(
      { ...typed, email: typed.email.trim() },
      {
        onSuccess: (answer) => {
          acceptSignIn(answer);
          onSignedIn(answer.user);
        },
        onError: (error) => {
          const isCode = hasCode(error, 'SECOND_FACTOR_REQUIRED') || hasCode(error, 'WRONG_SECOND_FACTOR');
          setAsksForCode(isCode);
          // Each code is good for one try.
          if (isCode) return setTyped((now) => ({ ...now, code: '' }));
          // The password is what is most often wrong: typing replaces it.
          const password = form.current?.querySelector<HTMLInputElement>('[name="password"]');
          password?.focus();
          password?.select();
        },
      },
    );
  }

  return (
    <form className={classes.form} onSubmit={submit} ref={form} noValidate>
      {failure && <FailureNote error={failure} fallback="Login failed" />}
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_LENGTH.email}
        value={typed.email}
        onChange={(event) => setTyped({ ...typed, email: event.currentTarget.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        autoFocus={email !== ''}
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
      />
      {asksForCode && (
        <TextInput
          label="Code"
          name="code"
          description="The six digits in your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          autoFocus
          value={typed.code}
          onChange={(event) => setTyped({ ...typed, code: event.currentTarget.value })}
        />
      )}
      <Button
        type="submit"
        disabled={
          typed.email.trim() === '' || typed.password === '' || (asksForCode && typed.code.trim() === '')
        }
        loading={logIn.isPending}
      >
        Login
      </Button>
    </form>
  );
}
