import { storedEmail } from '@torchbearer/rules';
import { domainToUnicode } from 'node:url';
import { isSameEmail } from './email-change.js';
import { tidy } from './names.js';

const OPTIONAL = ['username', 'displayName', 'city', 'state', 'favoriteCastaway', 'about'] as const;
type Optional = (typeof OPTIONAL)[number];

export const PROFILE_FIELDS = ['name', 'email', ...OPTIONAL] as const;

/** A user's own profile as stored; null for empty fields. */
export type Profile = { readonly name: string; readonly email: string } & Readonly<
  Record<Optional, string | null>
>;

/** The profile as typed; undefined or blank for empty fields. */
type TypedProfile = { readonly name: string; readonly email: string } & {
  readonly [Field in Optional]?: string | undefined;
};

/** The address as people read it, with an international domain in its own letters. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (!/(?:^|\.)xn--/i.test(domain)) return email;
  return `${email.slice(0, at + 1)}${domainToUnicode(domain) || domain}`;
}

export const profileOf = (typed: TypedProfile): Profile => ({
  name: tidy(typed.name),
  email: storedEmail(typed.email),
  ...(Object.fromEntries(OPTIONAL.map((field) => [field, tidy(typed[field] ?? '') || null])) as Record<
    Optional,
    string | null
  >),
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

type RoleDecision = 'UNCHANGED' | 'LAST_ADMIN' | 'CHANGED';

/** Whether a role change is allowed. `admins` counts all admins, including this user. */
export function decideRole(user: { isAdmin: boolean }, isAdmin: boolean, admins: number): RoleDecision {
  if (user.isAdmin === isAdmin) return 'UNCHANGED';
  if (user.isAdmin && admins <= 1) return 'LAST_ADMIN';
  return 'CHANGED';
}
