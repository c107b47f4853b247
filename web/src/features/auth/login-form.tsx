import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { User } from '@torchbearer/contract/client';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../api/client.js';
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
  const [typed, setTyped] = useState({ email, password: '' });
  const form = useRef<HTMLFormElement>(null);
  const logIn = useMutation({ mutationFn: (body: typeof typed) => api.logIn({ body }) });

  function submit(event: FormEvent): void {
    event.preventDefault();
    logIn.mutate(
      { ...typed, email: typed.email.trim() },
      {
        onSuccess: (answer) => {
          acceptSignIn(answer);
          onSignedIn(answer.user);
        },
        // The password is what is most often wrong: typing replaces it.
        onError: () => {
          const password = form.current?.querySelector<HTMLInputElement>('[name="password"]');
          password?.focus();
          password?.select();
        },
      },
    );
  }

  return (
    <form className={classes.form} onSubmit={submit} ref={form} noValidate>
      {logIn.isError && <FailureNote error={logIn.error} fallback="Login failed" />}
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
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
      <Button
        type="submit"
        disabled={typed.email.trim() === '' || typed.password === ''}
        loading={logIn.isPending}
      >
        Login
      </Button>
    </form>
  );
}
