import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@torchbearer/contract/client';
import { type FormEvent, useState } from 'react';
import { api } from '../../api/client.js';
import { fieldErrors } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { leave } from '../../api/sign-in.js';
import { Note } from '../../ui/note.js';
import { PasswordField } from '../../ui/password-field.js';
import { FailureNote } from './failure-note.js';
import { type NewPassword, newPasswordFaults } from './password-faults.js';
import { useFaultFocus } from './use-fault-focus.js';
import classes from './form.module.css';

type Faults = ReturnType<typeof newPasswordFaults>;

export function ChoosePasswordForm({ user }: { readonly user: User }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<NewPassword>({ currentPassword: '', newPassword: '', confirmation: '' });
  const [faults, setFaults] = useState<Faults>({});
  const { ref, focusFault } = useFaultFocus();
  // A confirmed number ends with the old password, which they are to read before they go on.
  const hasPhone = user.phoneVerified || (user.phonePending?.replaces ?? null) !== null;
  // The server is asked who this is now; where it does not answer, what it has just done is true all the same.
  async function goOn(): Promise<void> {
    await client.invalidateQueries(queries.me());
    client.setQueryData(queries.me().queryKey, (me = user) => ({ ...me, mustChangePassword: false }));
  }
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: NewPassword) =>
      api.changePassword({ body: { currentPassword, newPassword } }),
    onSuccess: () => (hasPhone ? undefined : goOn()),
  });

  const refused = fieldErrors(change.error);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = newPasswordFaults(typed);
    setFaults(found);
    focusFault();
    if (Object.keys(found).length === 0) change.mutate(typed, { onError: focusFault });
  }

  const type = (field: keyof NewPassword) => (value: string) => {
    const { [field]: _mended, ...others } = faults;
    setTyped({ ...typed, [field]: value });
    setFaults(others);
    if (!change.isPending) change.reset();
  };

  if (change.isSuccess && hasPhone) {
    return (
      <div className={classes.form}>
        <Note kind="success">{change.data.message}</Note>
        <Button onClick={() => void goOn()}>Continue</Button>
      </div>
    );
  }
  return (
    <form className={classes.form} onSubmit={submit} ref={ref} noValidate>
      {change.isError && Object.keys(refused).length === 0 && (
        <FailureNote error={change.error} fallback="Failed to change password" />
      )}
      {/* For password managers, which keep a password by its user. */}
      <input hidden readOnly name="email" autoComplete="username" value={user.email} />
      <PasswordField
        label="Temporary password"
        name="currentPassword"
        autoComplete="current-password"
        value={typed.currentPassword}
        error={faults.currentPassword ?? refused['currentPassword']}
        onChange={type('currentPassword')}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        description="6 characters or more"
        value={typed.newPassword}
        error={faults.newPassword ?? refused['newPassword']}
        onChange={type('newPassword')}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmation"
        autoComplete="new-password"
        value={typed.confirmation}
        error={faults.confirmation}
        onChange={type('confirmation')}
      />
      <Button type="submit" loading={change.isPending}>
        Save password
      </Button>
      <Button variant="subtle" onClick={() => void leave()}>
        Logout
      </Button>
    </form>
  );
}
