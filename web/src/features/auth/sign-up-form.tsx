import { Button, TextInput } from '@mantine/core';
import { MAX_LENGTH } from '@torchbearer/rules';
import { PasswordField } from '../../ui/password-field.js';
import { FailureNote } from './failure-note.js';
import type { useSignUp } from './use-sign-up.js';
import classes from './form.module.css';

const FALLBACK = 'Signup failed';

interface SignUpFormProps {
  readonly form: ReturnType<typeof useSignUp>;
  readonly needsInvite: boolean;
}

export function SignUpForm({ form, needsInvite }: SignUpFormProps) {
  const { error, isPending } = form.sending;
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      {form.failure(FALLBACK) !== null && <FailureNote error={error} fallback={FALLBACK} />}
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={MAX_LENGTH.email}
        {...form.getInputProps('email')}
      />
      <TextInput
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_LENGTH.username}
        {...form.getInputProps('username')}
      />
      <TextInput
        label="Display name"
        autoComplete="nickname"
        maxLength={MAX_LENGTH.name}
        {...form.getInputProps('name')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        description="6 characters or more"
        {...form.getInputProps('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
      {needsInvite && (
        <TextInput
          label="Invite code"
          description="From the invitation that you were sent"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_LENGTH.username}
          {...form.getInputProps('inviteCode')}
        />
      )}
      <Button type="submit" loading={isPending}>
        Sign Up
      </Button>
    </form>
  );
}
