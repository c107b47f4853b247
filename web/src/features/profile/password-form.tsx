import type { User } from '@torchbearer/contract/client';
import { Anchor, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../api/client.js';
import { errorSentence, fieldErrors, hasCode } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { useConfig } from '../../api/use-config.js';
import { paths } from '../../paths.js';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import { PasswordField } from '../../ui/password-field.js';
import classes from './form.module.css';
import { passwordFaults, type PasswordFaults, type PasswordFields } from './password-rules.js';

const EMPTY: PasswordFields = { current: '', next: '', confirmation: '' };

/** A new password for whoever knows the current one, or has signed in a moment ago. */
export function PasswordForm({ user }: { readonly user: User }) {
  const [fields, setFields] = useState(EMPTY);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const { oidc } = useConfig();
  const client = useQueryClient();
  const changing = useMutation({
    mutationFn: ({ current, next }: PasswordFields) =>
      api.changePassword({ body: { currentPassword: current === '' ? null : current, newPassword: next } }),
    onSuccess: () => {
      setFields(EMPTY);
      void client.invalidateQueries({ queryKey: queries.sessions().queryKey });
      // The phone number ends with the old password.
      void client.invalidateQueries({ queryKey: queries.me().queryKey });
    },
  });

  const refused = fieldErrors(changing.error);
  const isAskedFor = hasCode(changing.error, 'REAUTHENTICATION_REQUIRED');
  const refusedFields = {
    current: isAskedFor ? 'Current password is required' : refused['currentPassword'],
    next: refused['newPassword'],
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wrong = passwordFaults(fields, oidc !== null);
    setFaults(wrong);
    const first = Object.keys(wrong)[0];
    if (first === undefined) changing.mutate(fields);
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const field = (name: keyof PasswordFields) => ({
    name,
    required: true,
    value: fields[name],
    error: faults[name] ?? (name === 'confirmation' ? undefined : refusedFields[name]),
    onChange: (value: string) => {
      setFields((typed) => ({ ...typed, [name]: value }));
      setFaults({});
      if (!changing.isPending) changing.reset();
    },
  });

  return (
    <Panel title="Change password">
      <form className={classes.form} onSubmit={submit} noValidate>
        {/* For password managers, which save what belongs together. */}
        <input type="text" hidden readOnly autoComplete="username" value={user.email} />
        <PasswordField
          label="Current password"
          {...(oidc && {
            description: `If you use ${oidc.name} and have no password, sign in again and leave this empty.`,
          })}
          autoComplete="current-password"
          {...field('current')}
          required={oidc === null}
        />
        <PasswordField
          label="New password"
          description="At least 6 characters."
          autoComplete="new-password"
          {...field('next')}
        />
        <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmation')} />
        {changing.error && !isAskedFor && Object.keys(refused).length === 0 && (
          <Note kind="failure">{errorSentence(changing.error, 'Failed to change password')}</Note>
        )}
        {changing.data && (
          <Note kind="success">{changing.data.message} Your other browsers are signed out.</Note>
        )}
        <div className={classes.submit}>
          <Button type="submit" loading={changing.isPending}>
            Change password
          </Button>
        </div>
        <p className={classes.hint}>
          Forgotten it?{' '}
          <Anchor component={Link} to={paths.forgotPassword}>
            Get a reset link by email
          </Anchor>
        </p>
      </form>
    </Panel>
  );
}
