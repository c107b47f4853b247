/** The rules of a new password, before the server is asked. */
import { MIN_PASSWORD_LENGTH } from '@torchbearer/rules';

export interface PasswordFields {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

export type PasswordFaults = Readonly<Partial<Record<keyof PasswordFields, string>>>;

/**
 * The sentence for each field that is wrong.
 * @param mayHaveNone whether people sign in without a password as well: the server knows then who needs one
 */
export function passwordFaults(
  { current, next, confirmation }: PasswordFields,
  mayHaveNone: boolean,
): PasswordFaults {
  return {
    ...(current === '' && !mayHaveNone && { current: 'Current password is required' }),
    ...(next.length < MIN_PASSWORD_LENGTH && {
      next: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
    }),
    ...(next !== confirmation && { confirmation: 'New passwords do not match' }),
  };
}
