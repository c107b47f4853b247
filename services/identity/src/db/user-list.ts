import {
  columnsOf,
  isId,
  pagedList,
  readPage,
  type Condition,
  type Database,
  type Page,
} from '@torchbearer/kit';
import { LISTS } from '@torchbearer/rules';
import { users, type UserRow } from './users.js';

/** Users with the same value are in the order of their names. */
const thenByName = (value: string): string => `${value} || e'\\x01' || folded(u.name)`;

/** An index serves each expression: see the baseline in `migrations/`. */
export const userList = pagedList({
  rules: LISTS.users,
  from: 'users u',
  columns: columnsOf(users, 'u'),
  id: 'u.id',
  sorts: {
    joined: { sql: 'u.created_at', type: 'time' },
    name: { sql: 'folded(u.name)', type: 'text' },
    username: { sql: 'folded(u.username)', type: 'text', isOptional: true },
    email: { sql: 'folded(u.email)', type: 'text' },
    // 'portland, or'
    location: {
      sql: thenByName(`folded(coalesce(u.city || ', ' || u.state, u.city, u.state))`),
      type: 'text',
      isOptional: true,
    },
    favorite: { sql: thenByName('folded(u.favorite_castaway)'), type: 'text', isOptional: true },
    role: { sql: thenByName(`(case when u.is_admin then 'admin' else 'player' end)`), type: 'text' },
  },
  search: 'u.search',
});

const ROLES = { players: 'not u.is_admin', admins: 'u.is_admin' } as const;
/** A partial index serves each, in the order that the screens use: see the baseline in `migrations/`. */
const HAS = { bio: `u.about <> ''`, texts: 'u.phone is not null and u.sms_enabled' } as const;

export const roleNames = namesOf(ROLES);
export const hasNames = namesOf(HAS);

interface UserFilter {
  readonly role?: keyof typeof ROLES | undefined;
  readonly has?: keyof typeof HAS | undefined;
  /** Ids and phone numbers. */
  readonly among?: readonly string[] | undefined;
}

export async function readUsers(
  from: Pick<Database, 'manager'>,
  page: Page,
  { role, has, among }: UserFilter = {},
) {
  const conditions: Condition[] = [];
  if (role) conditions.push(() => ROLES[role]);
  if (has) conditions.push(() => HAS[has]);
  if (among)
    conditions.push(
      (bind) =>
        `(u.id = any (${bind(among.filter(isId))}::uuid[]) or u.phone = any (${bind(among)}::text[]))`,
    );
  return await readPage<UserRow>(from, userList, page, conditions);
}

function namesOf<Name extends string>(filters: Readonly<Record<Name, string>>) {
  return Object.keys(filters) as [Name, ...Name[]];
}
