/** What players have entered about themselves. */
import type { User } from '@torchbearer/contract/client';

/** 'Reno, NV'; missing parts are left out, null if both are missing. */
export function locationOf({ city, state }: Pick<User, 'city' | 'state'>): string | null {
  return [city, state].filter(Boolean).join(', ') || null;
}

/** What a profile still lacks: ['a picture', 'where you live']. */
export function missingFields(user: User): string[] {
  const fields: readonly (readonly [string, string | null])[] = [
    ['a picture', user.profilePicture],
    ['where you live', locationOf(user)],
    ['your favorite castaway', user.favoriteCastaway],
    ['a few words about you', user.about],
  ];
  return fields.filter(([, value]) => !value).map(([what]) => what);
}

export const roleOf = ({ isAdmin }: Pick<User, 'isAdmin'>): string => (isAdmin ? 'League Admin' : 'Player');
