import { describe, expect, it } from 'vitest';
import { toCsv } from '../parts/csv.js';
import { userOf } from '../../../api/sample-user.js';
import { fileOf, locationOf, pageFrom, sortFrom, unverifiedPhoneOf, viewed, type View } from './user-rows.js';

const ada = userOf({ name: 'Ada Reed', username: 'ace', city: 'Boise', state: 'ID', isAdmin: true });
const bo = userOf({ name: 'bo Lind', displayName: 'Bonfire', createdAt: '2025-10-01T00:00:00.000Z' });
const cy = userOf({
  name: 'Cy Moor',
  username: 'moor10',
  city: 'Bend',
  createdAt: '2025-09-30T00:00:00.000Z',
});
const di = userOf({ name: 'Di Sand', username: 'moor9', favoriteCastaway: 'Juniper Hale' });
const users = [di, cy, bo, ada];

const names = (view: Partial<View>) =>
  viewed(users, { search: '', role: 'all', sort: 'name', isDescending: false, ...view }).map(
    ({ name }) => name,
  );

describe('the table of users', () => {
  it('is ordered by name, whatever its case', () => {
    expect(names({})).toEqual(['Ada Reed', 'bo Lind', 'Cy Moor', 'Di Sand']);
    expect(names({ isDescending: true })).toEqual(['Di Sand', 'Cy Moor', 'bo Lind', 'Ada Reed']);
  });

  it('orders numbers within words by value', () => {
    expect(names({ sort: 'username' }).slice(0, 3)).toEqual(['Ada Reed', 'Di Sand', 'Cy Moor']);
  });

  it('puts users without a value last, in either direction', () => {
    expect(names({ sort: 'username' }).at(-1)).toBe('bo Lind');
    expect(names({ sort: 'username', isDescending: true }).at(-1)).toBe('bo Lind');
  });

  it('orders by the day of joining', () => {
    expect(names({ sort: 'joined', isDescending: true }).slice(0, 2)).toEqual(['bo Lind', 'Cy Moor']);
  });

  it.each([
    ['bonfire', 'bo Lind'],
    ['boise id', 'Ada Reed'],
    ['juniper', 'Di Sand'],
    ['MOOR10', 'Cy Moor'],
  ])('finds by "%s"', (search, name) => {
    expect(names({ search })).toEqual([name]);
  });

  it('shows only the admins, or only the players', () => {
    expect(names({ role: 'admins' })).toEqual(['Ada Reed']);
    expect(names({ role: 'players' })).toHaveLength(3);
  });

  it('shows the location as far as it is known', () => {
    expect([ada, cy, bo].map(locationOf)).toEqual(['Boise, ID', 'Bend', '']);
  });

  it('orders five thousand users', () => {
    const many = Array.from({ length: 5_000 }, (_, n) => userOf({ name: `Player ${n}` }));
    const shown = viewed(many, { search: '', role: 'all', sort: 'name', isDescending: false });
    expect(shown[10]?.name).toBe('Player 10');
  });
});

describe('an address', () => {
  it('names a column and a direction', () => {
    expect(sortFrom('-joined')).toEqual({ sort: 'joined', isDescending: true });
    expect(sortFrom('email')).toEqual({ sort: 'email', isDescending: false });
    expect(sortFrom('-shoe')).toEqual({ sort: 'name', isDescending: false });
  });

  it('leads to an existing page', () => {
    expect([pageFrom(null, 0), pageFrom('2', 60), pageFrom('9', 60), pageFrom('0', 60)]).toEqual([
      1, 2, 2, 1,
    ]);
    expect(pageFrom('-1', 60)).toBe(1);
  });
});

it('an export escapes formulas that a player wrote, and has every column', () => {
  const [heading, line] = toCsv(fileOf([userOf({ about: '=HYPERLINK("x")', phone: '+12025550123' })]))
    .trim()
    .split('\r\n');
  expect(heading?.split(',')).toHaveLength(11);
  expect(line).toContain('"\'=HYPERLINK(""x"")"');
  expect(line).toContain("'+12025550123");
});

it('a phone number is shown as unverified until its player has confirmed it', () => {
  const phone = '+12025550123';
  expect(unverifiedPhoneOf(userOf({ phone, phoneVerified: true }))).toBeNull();
  expect(unverifiedPhoneOf(userOf({ phone, phoneVerified: false }))).toBe('(202) 555-0123');
  expect(unverifiedPhoneOf(userOf({ phone: null, phoneVerified: false }))).toBeNull();
});
