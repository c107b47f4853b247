/** The table of users: what it shows, how the server is asked for it, and its export. */
import type { User } from '@torchbearer/contract/client';
import { LISTS } from '@torchbearer/rules';
import { shownPhone } from '../../../ui/phone.js';

export type Sort = (typeof LISTS.users.sorts)[number];
export type Role = 'all' | 'players' | 'admins';

/** The search, filter and order of the users; all of it is in the address. */
export interface View {
  readonly search: string;
  readonly role: Role;
  readonly sort: Sort;
  readonly isDescending: boolean;
}

export const isFiltered = ({ search, role }: View): boolean => search.trim() !== '' || role !== 'all';

/** In the form that the call takes. */
export const queryOf = ({ search, role, sort, isDescending }: View) => ({
  sort: isDescending ? `-${sort}` : sort,
  ...(search.trim() !== '' && { q: search.trim() }),
  ...(role !== 'all' && { role }),
});

/** 'Portland, OR' */
export const locationOf = ({ city, state }: User): string =>
  [city, state].filter((part) => part !== null && part !== '').join(', ');

/** The player's unconfirmed number; null if there is none. */
export function unverifiedPhoneOf({ phone, phoneVerified, phonePending }: User): string | null {
  const unverified = phonePending?.phone ?? (phoneVerified ? null : phone);
  return unverified === null ? null : shownPhone(unverified);
}

export const roleOf = ({ isAdmin }: User): 'Admin' | 'Player' => (isAdmin ? 'Admin' : 'Player');

/** The address's `sort`: 'joined', or '-joined' for descending; 'name' if invalid. */
export function sortFrom(given: string | null): Pick<View, 'sort' | 'isDescending'> {
  const isDescending = given?.startsWith('-') ?? false;
  const sort = LISTS.users.sorts.find((one) => one === (isDescending ? given?.slice(1) : given));
  return sort ? { sort, isDescending } : { sort: 'name', isDescending: false };
}

/** The users as the rows of a file, its heading first. */
export const fileOf = (users: readonly User[]): readonly (readonly (string | null)[])[] => [
  [
    'Name',
    'Display Name',
    'Username',
    'Email',
    'City',
    'State',
    'Phone Number',
    'Favorite Castaway',
    'Role',
    'Joined',
    'About',
  ],
  ...users.map((user) => [
    user.name,
    user.displayName,
    user.username,
    user.email,
    user.city,
    user.state,
    user.phone,
    user.favoriteCastaway,
    roleOf(user),
    user.createdAt,
    user.about,
  ]),
];
