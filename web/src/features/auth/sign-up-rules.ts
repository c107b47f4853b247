import { required } from '../../ui/required.js';
import { passwordError } from './password-rules.js';

/** A type, not an interface: the form goes through its fields by name. */
export type SignUpFields = {
  readonly email: string;
  readonly username: string;
  /** What other players see. */
  readonly name: string;
  readonly password: string;
  readonly confirmation: string;
  readonly inviteCode: string;
};

/** The errors that can be found before the server is called, a sentence for each field. */
export const signUpErrors = (typed: SignUpFields, needsInvite: boolean) => ({
  email: required('Email', typed.email) ?? emailError(typed.email.trim()),
  username: required('Username', typed.username),
  name: required('Display name', typed.name),
  password: typed.password === '' ? 'Password is required' : passwordError(typed.password),
  confirmation: typed.password === typed.confirmation ? undefined : 'Passwords do not match',
  inviteCode: needsInvite && typed.inviteCode.trim() === '' ? 'Please enter your invite code' : undefined,
});

const emailError = (email: string): string | undefined =>
  /^\S+@\S+$/.test(email) ? undefined : 'Please enter a valid email';
