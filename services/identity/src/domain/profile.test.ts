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
