/** The table of users: searched, sorted, paged, and exported. */
import type { User } from '@torchbearer/contract/client';
import { shownPhone } from '../../../ui/phone.js';
import { matching } from '../parts/matching.js';

export const SORTS = ['name', 'username', 'email', 'location', 'favorite', 'role', 'joined'] as const;
export type Sort = (typeof SORTS)[number];
export type Role = 'all' | 'players' | 'admins';

/** The filter and order of the users; all of it is in the address. */
export interface View {
  readonly search: string;
  readonly role: Role;
  readonly sort: Sort;
  readonly isDescending: boolean;
}

export const PAGE_SIZE = 50;

/** 'Portland, OR' */
export const locationOf = ({ city, state }: User): string =>
  [city, state].filter((part) => part !== null && part !== '').join(', ');

/** The player's unconfirmed number; null if there is none. */
export function unverifiedPhoneOf({ phone, phoneVerified, phonePending }: User): string | null {
  const unverified = phonePending?.phone ?? (phoneVerified ? null : phone);
  return unverified === null ? null : shownPhone(unverified);
}

export const roleOf = ({ isAdmin }: User): 'Admin' | 'Player' => (isAdmin ? 'Admin' : 'Player');

const SORT_KEY: Readonly<Record<Sort, (user: User) => string>> = {
  name: ({ name }) => name,
  username: ({ username }) => username ?? '',
  email: ({ email }) => email,
  location: locationOf,
  favorite: ({ favoriteCastaway }) => favoriteCastaway ?? '',
  role: roleOf,
  joined: ({ createdAt }) => createdAt,
};

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * The users of a view, in its order; users without a value in the sort column come last in both directions.
 */
export function viewed(users: readonly User[], { search, role, sort, isDescending }: View): readonly User[] {
  const found = matching(users, search, textOf).filter(
    ({ isAdmin }) => role === 'all' || isAdmin === (role === 'admins'),
  );
  const keyed = found.map((user) => ({ user, key: SORT_KEY[sort](user) }));
  keyed.sort((one, other) => {
    if (one.key === '' || other.key === '') return Number(one.key === '') - Number(other.key === '');
    const order = collator.compare(one.key, other.key);
    return (isDescending ? -order : order) || collator.compare(one.user.name, other.user.name);
  });
  return keyed.map(({ user }) => user);
}

const textOf = (user: User): string =>
  [user.name, user.displayName, user.username, user.email, locationOf(user), user.favoriteCastaway].join(' ');

/** The address's `sort`: 'joined', or '-joined' for descending; 'name' if invalid. */
export function sortFrom(given: string | null): Pick<View, 'sort' | 'isDescending'> {
  const isDescending = given?.startsWith('-') ?? false;
  const sort = SORTS.find((one) => one === (isDescending ? given?.slice(1) : given));
  return sort ? { sort, isDescending } : { sort: 'name', isDescending: false };
}

/** The page number in the address, limited to the existing pages. */
export function pageFrom(given: string | null, count: number): number {
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = given !== null && /^\d{1,6}$/u.test(given) ? Number(given) : 1;
  return Math.min(Math.max(page, 1), pages);
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
