import type { User } from '@torchbearer/contract/client';
import { Button, Textarea, TextInput } from '@mantine/core';
import { MAX_LENGTH } from '@torchbearer/rules';
import { api } from '../../api/client.js';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import { PasswordField } from '../../ui/password-field.js';
import { useState } from 'react';
import { UnsavedGuard } from '../../ui/unsaved-guard.js';
import { useApiForm } from '../../ui/use-api-form.js';
import { CodeField } from '../second-factor/code-field.js';
import { wantsCode } from '../second-factor/use-proof.js';
import { accountErrors, accountFields, lengthOf, tooLong, wantsOtherEmail } from './account-fields.js';
import classes from './form.module.css';
import { PendingEmail } from './pending-email.js';
import { useKeepUser } from './use-keep-user.js';

const BELOW = ['label', 'input', 'description', 'error'] as const;

/** What others see of an account. */
export function AccountForm({ user }: { readonly user: User }) {
  const keep = useKeepUser();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useApiForm({
    initialValues: { ...accountFields(user), currentPassword: '', code: '' },
    validate: accountErrors,
    fieldOf: {
      EMAIL_TAKEN: 'email',
      USERNAME_TAKEN: 'username',
      REAUTHENTICATION_REQUIRED: 'currentPassword',
      WRONG_PASSWORD: 'currentPassword',
      SECOND_FACTOR_REQUIRED: 'code',
      WRONG_SECOND_FACTOR: 'code',
    },
    send: async ({ currentPassword, code, ...fields }) => {
      const proof = wantsOtherEmail(user, fields.email) ? { currentPassword, code } : {};
      keep(await api.updateProfile({ body: { ...fields, ...proof } }));
    },
    onSuccess: (_saved, sent): void => {
      form.accept(sent);
      setCodeAsked(false);
    },
    onError: (error): void => {
      if (wantsCode(error)) setCodeAsked(true);
    },
    onInput: (): void => {
      if (form.sending.isError) form.clearErrors();
    },
  });
  const { values, errors } = form;
  const { isPending, isSuccess } = form.sending;
  const failure = form.failure('Failed to update profile');
  const isEdited = form.changed.some((name) => name !== 'currentPassword' && name !== 'code');
  const counted = (name: 'favoriteCastaway' | 'about') => ({
    ...form.getInputProps(name),
    error: tooLong(name, values[name]) ?? errors[name],
    description: `${lengthOf(values[name])} of ${MAX_LENGTH[name]} characters`,
    inputWrapperOrder: [...BELOW],
  });
  const isOver = (['favoriteCastaway', 'about'] as const).some(
    (name) => tooLong(name, values[name]) !== undefined,
  );

  return (
    <Panel title="Account">
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <div className={classes.pair}>
          <TextInput label="Name" required autoComplete="name" {...form.getInputProps('name')} />
          <TextInput
            label="Email"
            required
            type="email"
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <TextInput
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            {...form.getInputProps('username')}
          />
          <TextInput label="Display name" autoComplete="nickname" {...form.getInputProps('displayName')} />
          <TextInput label="City" autoComplete="address-level2" {...form.getInputProps('city')} />
          <TextInput label="State" autoComplete="address-level1" {...form.getInputProps('state')} />
        </div>
        {wantsOtherEmail(user, values.email) && (
          <PasswordField
            label="Current password"
            description="For another email. Not needed if you signed in within the last five minutes."
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        )}
        {wantsOtherEmail(user, values.email) && isCodeAsked && (
          <CodeField label="Code of your second factor" autoFocus {...form.getInputProps('code')} />
        )}
        {user.pendingEmail !== null && <PendingEmail user={user} email={user.pendingEmail} />}
        <TextInput label="Favorite castaway" autoComplete="off" {...counted('favoriteCastaway')} />
        <Textarea label="About" rows={4} {...counted('about')} />
        {failure && <Note kind="failure">{failure}</Note>}
        {isSuccess && <Note kind="success">Your profile is saved.</Note>}
        <div className={classes.submit}>
          <Button type="submit" disabled={isOver} loading={isPending}>
            Save profile
          </Button>
          {isEdited && <span className={classes.hint}>You have unsaved changes.</span>}
        </div>
      </form>
      <UnsavedGuard when={isEdited}>Your changes to your profile are not saved yet.</UnsavedGuard>
    </Panel>
  );
}
