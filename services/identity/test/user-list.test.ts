import { pageOf } from '@torchbearer/kit';
import { areInOrder, pageRequest, planOfPage, readAll } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import type { PageRequest } from '@torchbearer/proto/paging/v1/paging';
import type { User } from '@torchbearer/proto/identity/v1/identity';
import { LISTS, ordersOf } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { userList } from '../src/db/user-list.js';
import { must, reasonOf, refusalOf, startLeague } from './league.js';

const league = await forFile(startLeague());
beforeEach(() => league.database.run('delete from users where id <> $1', [league.admin.id]));

interface Person {
  readonly name: string;
  readonly username?: string | null;
  readonly email?: string;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly favoriteCastaway?: string | null;
  readonly isAdmin?: boolean;
  readonly joined?: string;
}
const NOBODY = { username: null, city: null, state: null, favoriteCastaway: null, isAdmin: false };

/** Saves users, and returns their ids. */
async function save(people: readonly Person[]): Promise<string[]> {
  const rows = people.map((person) => {
    const id = randomUUID();
    const own = { id, email: `${id}@example.com`, joined: '2026-01-01T00:00:00Z' };
    return { ...NOBODY, ...own, ...person };
  });
  await league.database.run(
    `insert into users (id, version, email, name, username, city, state, favorite_castaway, is_admin, password_hash, created_at)
     select id, 1, email, name, username, city, state, "favoriteCastaway", "isAdmin", '', joined
     from jsonb_to_recordset($1::jsonb) as person (id uuid, email text, name text, username text, city text,
       state text, "favoriteCastaway" text, "isAdmin" boolean, joined timestamptz)`,
    [JSON.stringify(rows)],
  );
  return rows.map(({ id }) => id);
}

const read = (page: Partial<PageRequest>, role?: string) =>
  league.identity.listUsers({ page: pageRequest(page), role }, league.asAdmin);

const PEOPLE: readonly Person[] = Array.from({ length: 24 }, (_, nth) => ({
  name: ['ann', 'Ánn', 'Bo', 'bo b', 'Zoë', 'zoe'][nth % 6]!,
  username: nth % 3 === 0 ? null : `U${nth}`,
  city: [null, 'Oslo', 'ørsta'][nth % 3]!,
  state: [null, 'OR'][nth % 2]!,
  favoriteCastaway: [null, 'Wren', 'Juniper', 'wren'][nth % 4]!,
  isAdmin: nth % 5 === 0,
  joined: `2026-01-01T00:00:00.00000${nth % 3}Z`,
}));

/** What the screen shows in a column; null for nothing. */
const COLUMN: Readonly<Record<(typeof LISTS.users.sorts)[number], (user: User) => string | null>> = {
  joined: ({ createdAt }) => must(createdAt).toISOString(),
  name: ({ name }) => name,
  username: ({ username }) => username ?? null,
  email: ({ email }) => email,
  location: ({ city, state }) => (city && state ? `${city}, ${state}` : (city ?? state ?? null)),
  favorite: ({ favoriteCastaway }) => favoriteCastaway ?? null,
  role: ({ isAdmin }) => (isAdmin ? 'admin' : 'player'),
};
describe('pages of users', () => {
  it.each(ordersOf(LISTS.users))('are the whole list, each user once, in the order %s', async (sort) => {
    const ids = [league.admin.id, ...(await save(PEOPLE))].sort();
    const pages = await readAll((after) => read({ limit: 7, sort, after }));
    const users = pages.flatMap((page) => page.users);
    expect(users.map(({ id }) => id).sort()).toEqual(ids);
    expect(areInOrder(users.map(COLUMN[sort.replace('-', '') as keyof typeof COLUMN]), sort)).toBe(true);
  });

  it('are in the order of sign-up, if not asked otherwise', async () => {
    await save([{ name: 'First', joined: '2020-01-01T00:00:00Z' }]);
    expect((await read({})).users.map(({ name }) => name)).toEqual(['First', league.admin.name]);
  });

  it.each([
    ['VALE rob', ['Robin Vale']],
    ['zoe', ['Zoë Ångström']],
    ['port', ['Robin Vale']],
    ['wren', ['Zoë Ångström']],
    ['robin@', ['Robin Vale']],
    ['the-robin', ['Robin Vale']],
    ['o%c', ['pro%cent_']],
  ])('have who is found by "%s"', async (q, names) => {
    await save([
      { name: 'Robin Vale', email: 'robin@example.com', username: 'the-robin', city: 'Portland' },
      { name: 'Zoë Ångström', email: 'z@example.com', favoriteCastaway: 'Wren' },
      { name: 'pro%cent_', email: 'p@example.com' },
    ]);
    const { users, page } = await read({ q }, 'players');
    expect(users.map(({ name }) => name).sort()).toEqual(names.toSorted());
    expect(page?.total).toBe(names.length);
  });

  it('have players or admins only', async () => {
    const [, admin] = await save([
      { name: 'a player' },
      { name: 'an admin', isAdmin: true, joined: '2020-01-01T00:00:00Z' },
    ]);
    const { users: admins, page } = await read({ sort: '-joined' }, 'admins');
    expect(admins.map(({ id }) => id)).toEqual([league.admin.id, admin]);
    expect(page?.total).toBe(2);
    const { users: players } = await league.identity.listUsers({ role: 'players' }, league.asAdmin);
    expect(players.map(({ name }) => name)).toEqual(['a player']);
  });

  it('have those who wrote about themselves, or who take texts, only', async () => {
    const [writer, empty, taker, silent] = await save(['a', 'b', 'c', 'd'].map((name) => ({ name })));
    const set = (id: string | undefined, columns: string) =>
      league.database.run(`update users set ${columns} where id = $1`, [must(id)]);
    await set(writer, `about = 'Hi.'`);
    await set(empty, `about = ''`);
    await set(taker, `phone = '+15555550101', phone_added_at = now(), sms_enabled = true`);
    await set(silent, `phone = '+15555550102', phone_added_at = now()`);
    const names = async (has: string, q = '') =>
      (await league.identity.listUsers({ page: pageRequest({ q }), has }, league.asAdmin)).users.map(
        ({ name }) => name,
      );
    expect(await names('bio')).toEqual(['a']);
    expect(await names('texts')).toEqual(['c']);
    expect(await names('texts', 'zzz')).toEqual([]);
    expect(await reasonOf(names('wings'))).toBe('INVALID_INPUT');
  });

  it('have given users only, by id or confirmed phone number', async () => {
    const [one, other, third] = await save(['a', 'b', 'c'].map((name) => ({ name })));
    await league.database.run(
      `update users set phone = '+15555550101', phone_added_at = now() where id = $1`,
      [must(other)],
    );
    const among = async (...wanted: string[]) => {
      const { users, page } = await league.identity.listUsers({ among: wanted.join(',') }, league.asAdmin);
      expect(page?.total).toBe(users.length);
      return users.map(({ name }) => name).sort();
    };
    expect(await among(must(one), '+15555550101', must(other))).toEqual(['a', 'b']);
    expect(await among('+15555550102', 'nobody', randomUUID(), '')).toEqual([]);
    expect(await among(must(third).toUpperCase())).toEqual([]);
  });

  it('are refused for what is not a page', async () => {
    await save([{ name: 'a' }, { name: 'b' }]);
    const { page } = await read({ limit: 1, sort: 'name' });
    const refused = await refusalOf(read({ sort: '-name', after: must(page).next }));
    expect(refused).toMatchObject({ reason: 'INVALID_INPUT', details: [{ field: 'after' }] });
    const bad: Partial<PageRequest>[] = [
      { after: 'nonsense' },
      { after: Buffer.from(JSON.stringify(['joined', null, randomUUID()])).toString('base64url') },
      { sort: 'shoe' },
      { limit: 501 },
      { q: 'x'.repeat(101) },
      { q: 'a\0' },
    ];
    for (const one of bad) expect(await reasonOf(read(one)), JSON.stringify(one)).toBe('INVALID_INPUT');
    expect(await reasonOf(read({}, 'pirates'))).toBe('INVALID_INPUT');
  });

  it.each(ordersOf(LISTS.users))('in the order %s are read from an index, without sorting', async (sort) => {
    await save(Array.from({ length: 300 }, (_, index) => ({ name: `P${index}`, username: `u${index}` })));
    const { key } = pageOf(userList, pageRequest({ sort }));
    for (const hasKey of key.isOptional ? [true, false] : [true]) {
      const plan = await planOfPage(league.database, userList, sort, { hasKey });
      expect(plan).toContain('Index Scan');
      expect(plan).not.toContain('Sort');
      expect(plan).toContain('Index Cond');
    }
  });
});
