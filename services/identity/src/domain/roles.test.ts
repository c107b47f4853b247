import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideRole } from './roles.js';

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
