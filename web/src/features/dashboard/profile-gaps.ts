import type { User } from '@torchbearer/contract/client';

// Without the profile's display name, which is an optional nickname: sign-up requires the name that others
// see.
const PARTS: readonly { readonly field: keyof User; readonly name: string }[] = [
  { field: 'profilePicture', name: 'picture' },
  { field: 'city', name: 'city' },
  { field: 'state', name: 'state' },
  { field: 'favoriteCastaway', name: 'favorite castaway' },
  { field: 'about', name: 'about you' },
  { field: 'phone', name: 'phone' },
];

/** The share of a profile that is filled in, and what is missing, in the order of its form. */
export function profileGaps(user: User): {
  readonly filled: number;
  readonly of: number;
  readonly missing: readonly string[];
} {
  const missing = PARTS.filter(({ field }) => (user[field] ?? '') === '').map(({ name }) => name);
  return { filled: PARTS.length - missing.length, of: PARTS.length, missing };
}

/** 'picture', 'picture and city', 'picture, city and state', 'picture, city and 3 more' */
export function listed(names: readonly string[], most = 3): string {
  const shown =
    names.length > most ? [...names.slice(0, most - 1), `${String(names.length - most + 1)} more`] : names;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}
