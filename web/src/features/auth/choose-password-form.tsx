import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@torchbearer/contract/client';
import { api } from '../../api/client.js';
import { queries } from '../../api/queries.js';
import { leave } from '../../api/sign-in.js';
import { Note } from '../../ui/note.js';
import { PasswordField } from '../../ui/password-field.js';
import { useApiForm } from '../../ui/use-api-form.js';
import { FailureNote } from './failure-note.js';
import { newPasswordErrors, NO_PASSWORD } from './password-rules.js';
import classes from './form.module.css';

export function ChoosePasswordForm({ user }: { readonly user: User }) {
  const client = useQueryClient();
  // A new password removes a confirmed number, and the user should read that before the screen changes.
  const hasPhone = user.phoneVerified || (user.phonePending?.replaces ?? null) !== null;
  // If the user can't be refetched, the cached one is still corrected: the password was changed.
  async function openScreens(): Promise<void> {
    await client.invalidateQueries(queries.me());
    client.setQueryData(queries.me().queryKey, (me = user) => ({ ...me, mustChangePassword: false }));
  }
  const form = useApiForm({
    initialValues: NO_PASSWORD,
    validate: newPasswordErrors,
    send: async ({ currentPassword, newPassword }) => {
      const response = await api.changePassword({ body: { currentPassword, newPassword } });
      if (!hasPhone) await openScreens();
      return response;
    },
    onInput: (): void => {
      if (form.sending.isError) form.clearErrors();
    },
  });
  const { data, error, isPending } = form.sending;

  if (data !== undefined && hasPhone) {
    return (
      <div className={classes.form}>
        <Note kind="success">{data.message}</Note>
        <Button onClick={() => void openScreens()}>Continue</Button>
      </div>
    );
  }
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      {error !== null && Object.keys(form.errors).length === 0 && (
        <FailureNote error={error} fallback="Failed to change password" />
      )}
      {/* For password managers, which keep a password by its user. */}
      <input hidden readOnly name="email" autoComplete="username" value={user.email} />
      <PasswordField
        label="Temporary password"
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        description="6 characters or more"
        {...form.getInputProps('newPassword')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
      <Button type="submit" loading={isPending}>
        Save password
      </Button>
      <Button variant="subtle" onClick={() => void leave()}>
        Logout
      </Button>
    </form>
  );
}
