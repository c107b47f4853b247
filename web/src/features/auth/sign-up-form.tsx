import { Button, TextInput } from '@mantine/core';
import { MAX_LENGTH } from '@torchbearer/rules';
import type { FormEvent, HTMLInputAutoCompleteAttribute } from 'react';
import { errorSentence } from '../../api/error-sentence.js';
import { PasswordField } from '../../ui/password-field.js';
import { FailureNote } from './failure-note.js';
import type { SignUpForm as Typed } from './sign-up-faults.js';
import type { useSignUp } from './use-sign-up.js';
import classes from './form.module.css';

const FALLBACK = 'Signup failed';

interface SignUpFormProps {
  readonly form: ReturnType<typeof useSignUp>;
  readonly asksForInvite: boolean;
}

export function SignUpForm({ form, asksForInvite }: SignUpFormProps) {
  const { typed, faults, error } = form;

  const field = (name: keyof Typed, autoComplete: HTMLInputAutoCompleteAttribute, maxLength: number) => ({
    name,
    autoComplete,
    maxLength,
    value: typed[name],
    error: faults[name],
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      form.type(name, event.currentTarget.value),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    form.submit();
  }

  // What a field says already need not be said above them all.
  const isSaid = error !== null && Object.values(faults).includes(errorSentence(error, FALLBACK));
  return (
    <form className={classes.form} onSubmit={submit} ref={form.ref} noValidate>
      {error !== null && !isSaid && <FailureNote error={error} fallback={FALLBACK} />}
      <TextInput
        label="Email"
        type="email"
        autoCapitalize="none"
        {...field('email', 'email', MAX_LENGTH.email)}
      />
      <TextInput
        label="Username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username', 'username', MAX_LENGTH.username)}
      />
      <TextInput label="Display name" {...field('name', 'nickname', MAX_LENGTH.name)} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        description="6 characters or more"
        value={typed.password}
        error={faults.password}
        onChange={(value) => form.type('password', value)}
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        value={typed.confirmation}
        error={faults.confirmation}
        onChange={(value) => form.type('confirmation', value)}
      />
      {asksForInvite && (
        <TextInput
          label="Invite code"
          description="From the invitation that you were sent"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('inviteCode', 'off', 40)}
        />
      )}
      <Button type="submit" loading={form.isPending}>
        Sign Up
      </Button>
    </form>
  );
}
