/** The rules for a new password. */
import { MIN_PASSWORD_LENGTH } from '@torchbearer/rules';

export const TOO_SHORT = `Password must be at least ${String(MIN_PASSWORD_LENGTH)} characters`;

/** What is wrong with a new password, if anything. */
export const passwordFault = (password: string): string | undefined =>
  password.length < MIN_PASSWORD_LENGTH ? TOO_SHORT : undefined;

export interface NewPassword {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

/** What is wrong in the form that replaces a password, a sentence for each field. */
export function newPasswordFaults(typed: NewPassword): Partial<Record<keyof NewPassword, string>> {
  const { currentPassword, newPassword, confirmation } = typed;
  const short = passwordFault(newPassword);
  return {
    ...(currentPassword === '' && { currentPassword: 'Current password is required' }),
    ...(short !== undefined && { newPassword: short }),
    ...(newPassword !== confirmation && { confirmation: 'New passwords do not match' }),
  };
}
