import { FIRST_PAGE, pageOf, rowsStatement } from '@torchbearer/kit';
import { forFile } from '@torchbearer/kit/testing/suites';
import type { PageRequest } from '@torchbearer/proto/paging/v1/paging';
import type { User } from '@torchbearer/proto/identity/v1/identity';
import { LISTS, ordersOf } from '@torchbearer/rules';
import fc from 'fast-check';
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
  league.identity.listUsers(
    { page: { limit: 0, after: '', q: '', sort: '', ...page }, role },
    league.asAdmin,
  );

/** Follows `next` to the end. @param between runs after each page */
async function readAll(page: Partial<PageRequest>, between = async (): Promise<void> => {}): Promise<User[]> {
  const users: User[] = [];
  for (let after = ''; ;) {
    const { users: some, page: info } = await read({ ...page, after });
    expect(some.length).toBeLessThanOrEqual(page.limit ?? 100);
    users.push(...some);
    if (must(info).next === '') return users;
    after = must(info).next;
    await between();
  }
}

const person = fc.record({
  name: fc.constantFrom('ann', 'Ánn', 'Bo', 'bo b', 'Zoë', 'zoe'),
  city: fc.constantFrom(null, 'Oslo', 'ørsta'),
  state: fc.constantFrom(null, 'OR'),
  favoriteCastaway: fc.constantFrom(null, 'Wren', 'Juniper'),
  isAdmin: fc.boolean(),
  joined: fc.constantFrom(
    '2026-01-01T00:00:00.000001Z',
    '2026-01-01T00:00:00.000002Z',
    '2025-05-05T00:00:00Z',
  ),
});
const people = fc
  .array(person, { maxLength: 40 })
  .map((list) =>
    list.map((one, index): Person => ({ ...one, username: index % 3 === 0 ? null : `U${index}` })),
  );

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
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();

function expectOrder(users: readonly User[], order: string): void {
  const column = COLUMN[order.replace('-', '') as keyof typeof COLUMN];
  const values = users.map(column);
  const filled = values.filter((value) => value !== null).map(folded);
  expect(values.slice(filled.length).every((value) => value === null)).toBe(true);
  const ascending = filled.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
  expect(filled).toEqual(order.startsWith('-') ? ascending.toReversed() : ascending);
}

describe('pages of users', () => {
  it('are the whole list, each user once, in every order', async () => {
    await fc.assert(
      fc.asyncProperty(people, fc.integer({ min: 1, max: 9 }), async (list, limit) => {
        await league.database.run('delete from users where id <> $1', [league.admin.id]);
        const ids = [league.admin.id, ...(await save(list))].sort();
        for (const sort of ordersOf(LISTS.users)) {
          const users = await readAll({ limit, sort });
          expect(users.map((user) => user.id).sort()).toEqual(ids);
          expectOrder(users, sort);
        }
      }),
      { numRuns: 8 },
    );
  }, 120_000);

  it('lose no user who is there all the time, and have none twice, while others come and go', async () => {
    await fc.assert(
      fc.asyncProperty(people, people, fc.integer({ min: 1, max: 9 }), async (staying, others, limit) => {
        await league.database.run('delete from users where id <> $1', [league.admin.id]);
        const ids = [league.admin.id, ...(await save(staying))];
        const coming = others.map((other, index) => ({ ...other, username: `V${index}` }));
        for (const sort of ordersOf(LISTS.users)) {
          const going = await save(coming);
          const users = await readAll({ limit, sort }, async () => {
            await league.database.run('delete from users where id = $1', [going.pop() ?? randomUUID()]);
            await save(coming.slice(0, 2).map((one) => ({ ...one, username: null })));
          });
          const found = users.map(({ id }) => id);
          expect(new Set(found).size).toBe(found.length);
          expect(found).toEqual(expect.arrayContaining(ids));
          await league.database.run('delete from users where id <> all ($1)', [ids]);
        }
      }),
      { numRuns: 4 },
    );
  }, 120_000);

  it('are in the order of sign-up and have 100 users, if not asked otherwise', async () => {
    await save(
      Array.from({ length: 150 }, (_, index) => ({ name: `P${index}`, joined: '2020-01-01T00:00:00Z' })),
    );
    const { users, page } = await read({});
    expect(users).toHaveLength(100);
    expect(page?.total).toBe(151);
    const rest = await read({ after: must(page).next });
    expect(rest.users).toHaveLength(51);
    expect(rest.users.at(-1)?.id).toBe(league.admin.id);
    expect(rest.page).toEqual({ total: 151, next: '' });
  });

  it.each([
    ['robin', ['Robin Vale']],
    ['VALE rob', ['Robin Vale']],
    ['zoe', ['Zoë Ångström']],
    ['ÅNGSTROM', ['Zoë Ångström']],
    ['ë', ['Robin Vale', 'Zoë Ångström', 'pro%cent_']],
    ['port', ['Robin Vale']],
    ['wren', ['Zoë Ångström']],
    ['robin@', ['Robin Vale']],
    ['the-robin', ['Robin Vale']],
    ['o%c', ['pro%cent_']],
    ['t_', ['pro%cent_']],
    ['%', ['pro%cent_']],
    ['robin zoe', []],
    [' ', ['Robin Vale', 'Zoë Ångström', 'pro%cent_']],
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
      (await league.identity.listUsers({ page: { ...FIRST_PAGE, q }, has }, league.asAdmin)).users.map(
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
    const page = pageOf(userList, { limit: 10, after: '', q: '', sort });
    const parts = page.key.isOptional ? [true, false] : [true];
    for (const hasKey of parts) {
      const after = { key: hasKey ? '1' : null, id: league.admin.id, total: 1 };
      const { text, parameters } = rowsStatement(userList, page, { hasKey, after }, [], 10);
      const plan = await league.database.transaction(async ({ manager }) => {
        await manager.query('set local enable_seqscan = off');
        await manager.query('set local enable_bitmapscan = off');
        return JSON.stringify(await manager.query(`explain (format json) ${text}`, [...parameters]));
      });
      expect(plan).toContain('Index Scan');
      expect(plan).not.toContain('Sort');
      expect(plan).toContain('Index Cond');
    }
  });
});
