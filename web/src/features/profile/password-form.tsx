import type { User } from '@torchbearer/contract/client';
import { Anchor, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../api/client.js';
import { errorSentence, hasCode } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { useConfig } from '../../api/use-config.js';
import { paths } from '../../paths.js';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import { PasswordField } from '../../ui/password-field.js';
import { useApiForm } from '../../ui/use-api-form.js';
import { CodeField } from '../second-factor/code-field.js';
import { wantsCode } from '../second-factor/use-proof.js';
import { newPasswordErrors, NO_PASSWORD } from '../auth/password-rules.js';
import classes from './form.module.css';

/** A new password, for a user who knows the current one or has signed in a moment ago. */
export function PasswordForm({ user }: { readonly user: User }) {
  const { oidc } = useConfig();
  const client = useQueryClient();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useApiForm({
    initialValues: { ...NO_PASSWORD, code: '' },
    fieldOf: { SECOND_FACTOR_REQUIRED: 'code', WRONG_SECOND_FACTOR: 'code' },
    validate: (typed) => newPasswordErrors(typed, oidc !== null),
    send: async ({ currentPassword, newPassword, code }) => {
      const response = await api.changePassword({
        body: { currentPassword: currentPassword === '' ? null : currentPassword, newPassword, code },
      });
      void client.invalidateQueries({ queryKey: queries.sessions().queryKey });
      // A new password removes the phone number.
      void client.invalidateQueries({ queryKey: queries.me().queryKey });
      return response;
    },
    onSuccess: (): void => {
      form.reset();
      setCodeAsked(false);
    },
    onError: (error): void => {
      if (hasCode(error, 'REAUTHENTICATION_REQUIRED'))
        form.setFieldError('currentPassword', 'Current password is required');
      if (wantsCode(error)) setCodeAsked(true);
    },
    onInput: (): void => form.clearErrors(),
  });
  const { data, error, isPending } = form.sending;

  return (
    <Panel title="Change password">
      <form className={classes.form} onSubmit={form.submit} noValidate>
        {/* For password managers, which save what belongs together. */}
        <input type="text" hidden readOnly autoComplete="username" value={user.email} />
        <PasswordField
          label="Current password"
          {...(oidc && {
            description: `If you use ${oidc.name} and have no password, sign in again and leave this empty.`,
          })}
          autoComplete="current-password"
          required={oidc === null}
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label="New password"
          description="At least 6 characters."
          autoComplete="new-password"
          required
          {...form.getInputProps('newPassword')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          required
          {...form.getInputProps('confirmation')}
        />
        {isCodeAsked && (
          <CodeField label="Code of your second factor" autoFocus {...form.getInputProps('code')} />
        )}
        {error && Object.keys(form.errors).length === 0 && (
          <Note kind="failure">{errorSentence(error, 'Failed to change password')}</Note>
        )}
        {data && <Note kind="success">{data.message} Your other browsers are signed out.</Note>}
        <div className={classes.submit}>
          <Button type="submit" loading={isPending}>
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
