import { domainToUnicode } from 'node:url';
import { storedEmail } from '@torchbearer/rules';
import { isSameEmail } from './email-change.js';
import { tidy } from './usernames.js';

/** A user's own profile as stored; null for empty fields. */
export interface Profile {
  readonly name: string;
  readonly email: string;
  readonly username: string | null;
  readonly displayName: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly favoriteCastaway: string | null;
  readonly about: string | null;
}

export const PROFILE_FIELDS = [
  'name',
  'email',
  'username',
  'displayName',
  'city',
  'state',
  'favoriteCastaway',
  'about',
] as const satisfies readonly (keyof Profile)[];

/** The profile as typed; undefined or blank for empty fields. */
export type TypedProfile = { readonly name: string; readonly email: string } & {
  readonly [Field in Exclude<keyof Profile, 'name' | 'email'>]?: string | undefined;
};

/** The address as people read it, with an international domain in its own letters. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (!/(?:^|\.)xn--/i.test(domain)) return email;
  return `${email.slice(0, at + 1)}${domainToUnicode(domain) || domain}`;
}

const orNothing = (typed: string | undefined): string | null => tidy(typed ?? '') || null;

export const profileOf = (typed: TypedProfile): Profile => ({
  name: tidy(typed.name),
  email: storedEmail(typed.email),
  username: orNothing(typed.username),
  displayName: orNothing(typed.displayName),
  city: orNothing(typed.city),
  state: orNothing(typed.state),
  favoriteCastaway: orNothing(typed.favoriteCastaway),
  about: orNothing(typed.about),
});

/**
 * The changes of a profile that takes effect at once. A different e-mail is unproven; one that differs only in case
 * is the same mailbox.
 */
export const profileChanges = (
  user: { readonly email: string },
  profile: Profile,
): Profile & { emailProvenAt?: null } =>
  isSameEmail(user.email, profile.email) ? profile : { ...profile, emailProvenAt: null };
