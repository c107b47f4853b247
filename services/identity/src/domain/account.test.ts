import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideRole, profileChanges, profileOf } from './account.js';

const typed = { name: ' Jo Fire ', email: ' Jo@example.com ' };
const bare = {
  name: 'Jo Fire',
  email: 'Jo@example.com',
  username: null,
  displayName: null,
  city: null,
  state: null,
  favoriteCastaway: null,
  about: null,
};

it('trims surrounding blanks', () => {
  expect(profileOf({ ...typed, city: ' Rene\u0301ville ' })).toEqual({ ...bare, city: 'Ren\u00e9ville' });
});

it('stores empty and blank fields as null', () => {
  expect(profileOf(typed)).toEqual(bare);
  expect(profileOf({ ...typed, username: '', displayName: ' \t', about: '\n' })).toEqual(bare);
});

it('has to prove a changed e-mail, but not the same one in another case', () => {
  expect(profileChanges({ email: 'other@example.com' }, bare)).toEqual({ ...bare, emailProvenAt: null });
  expect(profileChanges({ email: 'JO@example.com' }, bare)).toEqual(bare);
});

it('allows a player to become an admin and one of two admins to become a player', () => {
  expect(decideRole({ isAdmin: false }, true, 1)).toBe('CHANGED');
  expect(decideRole({ isAdmin: true }, false, 2)).toBe('CHANGED');
});

it('keeps the last admin', () => {
  expect(decideRole({ isAdmin: true }, false, 1)).toBe('LAST_ADMIN');
});

it('leaves at least one admin after any sequence of requests', () => {
  const wishes = fc.array(fc.record({ who: fc.nat(4), isAdmin: fc.boolean() }), { maxLength: 40 });
  fc.assert(
    fc.property(wishes, (requests) => {
      const roles = [true, false, false, true, false];
      for (const { who, isAdmin } of requests) {
        const admins = roles.filter(Boolean).length;
        if (decideRole({ isAdmin: roles[who] === true }, isAdmin, admins) === 'CHANGED') roles[who] = isAdmin;
      }
      expect(roles).toContain(true);
    }),
  );
});
