import { describe, expect, it } from 'vitest';
import { toCsv } from '../parts/csv.js';
import { userOf } from '../../../api/sample-user.js';
import {
  fileOf,
  isFiltered,
  locationOf,
  queryOf,
  sortFrom,
  unverifiedPhoneOf,
  type View,
} from './user-rows.js';

const ada = userOf({ name: 'Ada Reed', username: 'ace', city: 'Boise', state: 'ID', isAdmin: true });
const bo = userOf({ name: 'bo Lind', displayName: 'Bonfire' });
const cy = userOf({ name: 'Cy Moor', city: 'Bend' });

it('the table shows the location as far as it is known', () => {
  expect([ada, cy, bo].map(locationOf)).toEqual(['Boise, ID', 'Bend', '']);
});

describe('a view', () => {
  const view: View = { search: '', role: 'all', sort: 'name', isDescending: false };

  it('asks the server for its search, filter and order, and for nothing else', () => {
    expect(queryOf(view)).toEqual({ sort: 'name' });
    const narrow: View = { search: ' moor ', role: 'players', sort: 'joined', isDescending: true };
    expect(queryOf(narrow)).toEqual({ sort: '-joined', q: 'moor', role: 'players' });
  });

  it('is filtered by a search or a role', () => {
    expect([view, { ...view, search: ' ' }].map(isFiltered)).toEqual([false, false]);
    expect(
      [
        { ...view, search: 'a' },
        { ...view, role: 'admins' as const },
      ].map(isFiltered),
    ).toEqual([true, true]);
  });
});

describe('an address', () => {
  it('names a column and a direction', () => {
    expect(sortFrom('-joined')).toEqual({ sort: 'joined', isDescending: true });
    expect(sortFrom('email')).toEqual({ sort: 'email', isDescending: false });
    expect(sortFrom('-shoe')).toEqual({ sort: 'name', isDescending: false });
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
