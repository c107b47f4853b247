import type { User } from '@torchbearer/contract/client';
import { Button, Textarea, TextInput } from '@mantine/core';
import { MAX_LENGTH } from '@torchbearer/rules';
import { useRef, type ChangeEvent, type FormEvent } from 'react';
import { lengthOf } from '../../profile/account-fields.js';
import { UnsavedGuard } from '../../../ui/unsaved-guard.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import type { UserField } from './user-fields.js';
import classes from './user-form.module.css';
import { useUserForm } from './use-user-form.js';

interface UserFormProps {
  readonly user: User;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const BELOW = ['label', 'input', 'description', 'error'] as const;

/** Everything about a user that an admin can change. */
export function UserForm({ user, onSaved, onCancel }: UserFormProps) {
  const form = useUserForm(user, onSaved);
  const element = useRef<HTMLFormElement>(null);
  const goTo = (field: string): void =>
    element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!form.isSaving) form.submit(goTo);
  };
  const field = (name: UserField) => ({
    name,
    // What the browser knows is about the admin, not about this user.
    autoComplete: 'off',
    value: form.typed[name],
    error: form.faults[name],
    inputWrapperOrder: [...BELOW],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      form.change(name, event.currentTarget.value),
  });
  const counted = (name: 'favoriteCastaway' | 'about') => ({
    ...field(name),
    description: `${lengthOf(form.typed[name])} of ${MAX_LENGTH[name]} characters`,
  });
  return (
    <form ref={element} className={classes.form} onSubmit={submit} noValidate>
      <UnsavedGuard when={form.isEdited} params={['edit']}>
        What you have changed about {user.name} is not saved yet.
      </UnsavedGuard>
      <TextInput label="Name" required maxLength={MAX_LENGTH.name} data-autofocus {...field('name')} />
      <TextInput label="Email" required type="email" maxLength={MAX_LENGTH.email} {...field('email')} />
      <TextInput
        label="Username"
        autoCapitalize="none"
        maxLength={MAX_LENGTH.username}
        {...field('username')}
      />
      <TextInput label="Display Name" maxLength={MAX_LENGTH.displayName} {...field('displayName')} />
      <div className={classes.pair}>
        <TextInput label="City" maxLength={MAX_LENGTH.city} {...field('city')} />
        <TextInput label="State" maxLength={MAX_LENGTH.state} {...field('state')} />
      </div>
      <TextInput
        label="Phone Number"
        description={
          user.phonePending === null
            ? '10 digits. Another number turns texts off until the player has confirmed it.'
            : '10 digits. Not verified: the player has still to confirm it.'
        }
        type="tel"
        inputMode="tel"
        maxLength={MAX_LENGTH.phone}
        {...field('phone')}
      />
      <TextInput label="Favorite Castaway" {...counted('favoriteCastaway')} />
      <Textarea label="About (bio)" rows={4} {...counted('about')} />
      <OutcomeNote outcome={form.outcome} />
      <div className={classes.buttons}>
        <Button type="submit" loading={form.isSaving}>
          Save
        </Button>
        <Button variant="default" onClick={onCancel} disabled={form.isSaving}>
          Cancel
        </Button>
        {form.isEdited && <span className={classes.hint}>Not saved yet.</span>}
      </div>
    </form>
  );
}
