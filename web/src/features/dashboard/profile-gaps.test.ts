import { expect, it } from 'vitest';
import { userOf } from '../../api/sample-user.js';
import { listed, profileGaps } from './profile-gaps.js';

const user = userOf({ username: 'robin', city: 'Portland', state: '' });

it('the gaps of a profile are its missing and empty fields', () => {
  expect(profileGaps(user)).toEqual({
    filled: 1,
    of: 6,
    missing: ['picture', 'state', 'favorite castaway', 'about you', 'phone'],
  });
});

it('missing fields read as a sentence, however many they are', () => {
  expect(listed([])).toBe('');
  expect(listed(['city'])).toBe('city');
  expect(listed(['city', 'state'])).toBe('city and state');
  expect(listed(['picture', 'city', 'state'])).toBe('picture, city and state');
  expect(listed(['picture', 'city', 'state', 'phone', 'about you'])).toBe('picture, city and 3 more');
});
