import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tidy, usernameFromEmail } from './usernames.js';

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
