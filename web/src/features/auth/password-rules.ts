/** The rules for a new password. */
import { MIN_PASSWORD_LENGTH } from '@torchbearer/rules';

export const passwordError = (password: string): string | undefined =>
  password.length < MIN_PASSWORD_LENGTH
    ? `Password must be at least ${String(MIN_PASSWORD_LENGTH)} characters`
    : undefined;

/** A type, not an interface: forms go through its fields by name. */
export type NewPassword = {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
};

export const NO_PASSWORD: NewPassword = { currentPassword: '', newPassword: '', confirmation: '' };

/**
 * The errors of the form that replaces a password, a sentence for each field.
 * @param mayHaveNone whether players can sign in without a password: then only the server knows who needs one
 */
export const newPasswordErrors = (
  { currentPassword, newPassword, confirmation }: NewPassword,
  mayHaveNone = false,
) => ({
  currentPassword: currentPassword === '' && !mayHaveNone ? 'Current password is required' : undefined,
  newPassword: passwordError(newPassword),
  confirmation: newPassword === confirmation ? undefined : 'New passwords do not match',
});
