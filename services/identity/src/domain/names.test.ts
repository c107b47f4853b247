import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameOf, neutralNames, tidy, usernameFromEmail } from './names.js';

it('takes the part of the e-mail before the @', () => {
  expect(usernameFromEmail('Jo.Vale@example.com', [])).toBe('Jo.Vale');
});

it('adds a number to a name that is taken, whatever its case', () => {
  expect(usernameFromEmail('jo@example.com', ['JO', 'jo2'])).toBe('jo3');
});

it('makes no web address out of an e-mail', () => {
  expect(usernameFromEmail('jane.me@example.com', ['jane-me'])).toBe('jane-me2');
});

it('finds a name even if the e-mail has no usable letter', () => {
  expect(usernameFromEmail('+@example.com', [])).toBe('admin');
});

it('never gives a name that is taken', () => {
  const names = fc.array(fc.constantFrom('sam', 'Sam2', 'SAM3', 'sam4', 'samuel'));
  fc.assert(
    fc.property(names, (taken) => {
      const given = usernameFromEmail('sam@example.com', taken);
      expect(taken.map((name) => name.toLowerCase())).not.toContain(given);
    }),
  );
});

it('treats both encodings of é as one name', () => {
  expect(tidy(' Rene\u0301 ')).toBe('Ren\u00e9');
});

it('removes the league’s names from a player, who is then called by the remaining ones', () => {
  const robin = { name: 'Robin Vale', username: 'robin', displayName: null };
  expect(neutralNames(robin)).toEqual(robin);
  expect(neutralNames({ name: 'League Admin', username: 'robin', displayName: 'Torchbearer' })).toEqual({
    name: 'robin',
    username: 'robin',
    displayName: null,
  });
  expect(neutralNames({ name: 'Admin', username: 'admin', displayName: 'Rob' })).toEqual({
    name: 'Rob',
    username: null,
    displayName: 'Rob',
  });
  expect(neutralNames({ name: 'Admin', username: 'admin', displayName: null })).toEqual({
    name: 'Player',
    username: null,
    displayName: null,
  });
});

it('uses the first usable name of a token, cut to the longest allowed length', () => {
  expect(nameOf(null, ' ', 'Jo', 'Flo')).toBe('Jo');
  expect(nameOf('J\0o')).toBe('J o');
  expect(nameOf('see www.evil.example', 'League Admin', 'Jo')).toBe('Jo');
  expect(nameOf('x'.repeat(500))).toHaveLength(100);
  expect(nameOf(`${'x'.repeat(99)}🔥🔥`)).toBe('x'.repeat(99));
  expect(nameOf(null)).toBe('Player');
});
