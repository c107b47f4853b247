import { columnsOf, pagedList, readPage, type Condition, type Database, type Page } from '@torchbearer/kit';
import { LISTS } from '@torchbearer/rules';
import { users, type UserRow } from './tables.js';

/** Users with the same value are in the order of their names. */
const thenByName = (value: string): string => `${value} || e'\\x01' || folded(u.name)`;

/** An index serves each expression: see the migration `create-user-list`. */
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

export async function readUsers(from: Pick<Database, 'manager'>, page: Page, role?: 'players' | 'admins') {
  const ofRole: Condition[] = !role ? [] : [() => (role === 'admins' ? 'u.is_admin' : 'not u.is_admin')];
  return await readPage<UserRow>(from, userList, page, ofRole);
}
