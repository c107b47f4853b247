import { expect, it } from 'vitest';
import { profileChanges, profileOf } from './profile.js';

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

it('keeps what was typed without the blanks around it', () => {
  expect(profileOf({ ...typed, city: ' Rene\u0301ville ' })).toEqual({ ...bare, city: 'Ren\u00e9ville' });
});

it('has nothing where nothing or only blanks were typed', () => {
  expect(profileOf(typed)).toEqual(bare);
  expect(profileOf({ ...typed, username: '', displayName: ' \t', about: '\n' })).toEqual(bare);
});

it('has to prove another e-mail, but not the same one in another case', () => {
  expect(profileChanges({ email: 'other@example.com' }, bare)).toEqual({ ...bare, emailProvenAt: null });
  expect(profileChanges({ email: 'JO@example.com' }, bare)).toEqual(bare);
});
