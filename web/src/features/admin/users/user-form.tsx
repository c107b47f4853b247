import type { User } from '@torchbearer/contract/client';
import { Button, Textarea, TextInput } from '@mantine/core';
import { MAX_LENGTH } from '@torchbearer/rules';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../../api/client.js';
import { Note } from '../../../ui/note.js';
import { UnsavedGuard } from '../../../ui/unsaved-guard.js';
import { useApiForm } from '../../../ui/use-api-form.js';
import { lengthOf } from '../../profile/account-fields.js';
import { useKeepUsers } from './use-keep-users.js';
import { bodyOf, userErrors, userFields, type UserFields } from './user-fields.js';
import classes from './user-form.module.css';

interface UserFormProps {
  readonly user: User;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const BELOW = ['label', 'input', 'description', 'error'] as const;

/** Everything about a user that an admin can change. */
export function UserForm({ user, onSaved, onCancel }: UserFormProps) {
  const users = useKeepUsers();
  const form = useApiForm({
    initialValues: userFields(user),
    validate: userErrors,
    fieldOf: { EMAIL_TAKEN: 'email', USERNAME_TAKEN: 'username', PHONE_TAKEN: 'phone' },
    send: async (typed) =>
      users.edited(await api.updateUser({ params: { id: user.id }, body: bodyOf(typed) })),
  });
  const { isPending, isSuccess } = form.sending;
  const isEdited = form.changed.length > 0 && !isSuccess;
  const failure = form.failure('Failed to update user');
  // Only once the form has no unsaved changes: before that, the guard would stop the admin.
  const leave = useEffectEvent(onSaved);
  useEffect(() => {
    if (isSuccess) leave();
  }, [isSuccess]);

  const field = (name: keyof UserFields) => ({
    ...form.getInputProps(name),
    // The browser would fill in the admin's own data.
    autoComplete: 'off',
    inputWrapperOrder: [...BELOW],
  });
  const counted = (name: 'favoriteCastaway' | 'about') => ({
    ...field(name),
    description: `${lengthOf(form.values[name])} of ${MAX_LENGTH[name]} characters`,
  });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <UnsavedGuard when={isEdited} params={['edit']}>
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
      {failure && <Note kind="failure">{failure}</Note>}
      <div className={classes.buttons}>
        <Button type="submit" loading={isPending}>
          Save
        </Button>
        <Button variant="default" onClick={onCancel} disabled={isPending}>
          Cancel
        </Button>
        {isEdited && <span className={classes.hint}>Not saved yet.</span>}
      </div>
    </form>
  );
}
