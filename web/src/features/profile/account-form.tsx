import type { User } from '@torchbearer/contract/client';
import { Button, Textarea, TextInput } from '@mantine/core';
import { MAX_LENGTH } from '@torchbearer/rules';
import { useRef, type ChangeEvent, type FormEvent } from 'react';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import { PasswordField } from '../../ui/password-field.js';
import { UnsavedGuard } from '../../ui/unsaved-guard.js';
import { lengthOf, type AccountField } from './account-fields.js';
import classes from './form.module.css';
import { PendingEmail } from './pending-email.js';
import { useAccountForm } from './use-account-form.js';

const BELOW = ['label', 'input', 'description', 'error'] as const;

/** What others see of an account. */
export function AccountForm({ user }: { readonly user: User }) {
  const form = useAccountForm(user);
  const element = useRef<HTMLFormElement>(null);
  /** Where something is wrong after a submit, that is where to go on. */
  const goTo = (field: string): void =>
    element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!form.isOver && !form.isSaving) form.submit(goTo);
  };
  const field = (name: AccountField) => ({
    name,
    value: form.values[name],
    error: form.faults[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      form.change(name, event.currentTarget.value),
  });
  const counted = (name: 'favoriteCastaway' | 'about') => ({
    ...field(name),
    description: `${lengthOf(form.values[name])} of ${MAX_LENGTH[name]} characters`,
    inputWrapperOrder: [...BELOW],
  });

  return (
    <Panel title="Account">
      <form ref={element} className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.pair}>
          <TextInput label="Name" required autoComplete="name" {...field('name')} />
          <TextInput label="Email" required type="email" autoComplete="email" {...field('email')} />
          <TextInput label="Username" autoComplete="username" autoCapitalize="none" {...field('username')} />
          <TextInput label="Display name" autoComplete="nickname" {...field('displayName')} />
          <TextInput label="City" autoComplete="address-level2" {...field('city')} />
          <TextInput label="State" autoComplete="address-level1" {...field('state')} />
        </div>
        {form.asksPassword && (
          <PasswordField
            label="Current password"
            name="currentPassword"
            description="For another email. Not needed if you signed in within the last five minutes."
            autoComplete="current-password"
            value={form.currentPassword}
            error={form.faults['currentPassword']}
            onChange={(typed) => form.changePassword(typed)}
          />
        )}
        {user.pendingEmail !== null && <PendingEmail user={user} email={user.pendingEmail} />}
        <TextInput label="Favorite castaway" autoComplete="off" {...counted('favoriteCastaway')} />
        <Textarea label="About" rows={4} {...counted('about')} />
        {form.failure && <Note kind="failure">{form.failure}</Note>}
        {form.isSaved && <Note kind="success">Your profile is saved.</Note>}
        <div className={classes.submit}>
          <Button type="submit" disabled={form.isOver} loading={form.isSaving}>
            Save profile
          </Button>
          {form.isEdited && <span className={classes.hint}>You have unsaved changes.</span>}
        </div>
      </form>
      <UnsavedGuard when={form.isEdited}>Your changes to your profile are not saved yet.</UnsavedGuard>
    </Panel>
  );
}
