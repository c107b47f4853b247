import { passwordFault } from './password-faults.js';

export interface SignUpForm {
  readonly email: string;
  readonly username: string;
  /** What other players see. */
  readonly name: string;
  readonly password: string;
  readonly confirmation: string;
  readonly inviteCode: string;
}

export type SignUpFaults = Partial<Record<keyof SignUpForm, string>>;

/** What can be told to be wrong before the server is asked, a sentence for each field. */
export function signUpFaults(typed: SignUpForm, asksForInvite: boolean): SignUpFaults {
  const faults: SignUpFaults = {};
  const email = typed.email.trim();
  if (email === '') faults.email = 'Email is required';
  else if (!/^\S+@\S+$/.test(email)) faults.email = 'Please enter a valid email';
  if (typed.username.trim() === '') faults.username = 'Username is required';
  if (typed.name.trim() === '') faults.name = 'Display name is required';
  const short = typed.password === '' ? 'Password is required' : passwordFault(typed.password);
  if (short !== undefined) faults.password = short;
  if (typed.password !== typed.confirmation) faults.confirmation = 'Passwords do not match';
  if (asksForInvite && typed.inviteCode.trim() === '') faults.inviteCode = 'Please enter your invite code';
  return faults;
}

/** The server's faults, for the fields that the form has; a refused invite code is one. */
export function refusedFields(
  faults: Readonly<Record<string, string>>,
  inviteRefusal: string | null,
): SignUpFaults {
  const { email, username, name, password } = faults;
  const inviteCode = faults['inviteCode'] ?? inviteRefusal;
  return {
    ...(email !== undefined && { email }),
    ...(username !== undefined && { username }),
    ...(name !== undefined && { name }),
    ...(password !== undefined && { password }),
    ...(inviteCode !== null && { inviteCode }),
  };
}
