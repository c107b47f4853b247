import { expect, it } from 'vitest';
import { userOf } from '../../api/sample-user.js';
import { listed, profileGaps } from './profile-gaps.js';

const user = userOf({ username: 'robin', city: 'Portland', state: '' });

it('a profile names what is missing of it, an empty text included', () => {
  expect(profileGaps(user)).toEqual({
    filled: 1,
    of: 6,
    missing: ['picture', 'state', 'favorite castaway', 'about you', 'phone'],
  });
});

it('what is missing reads as a sentence, however much it is', () => {
  expect(listed([])).toBe('');
  expect(listed(['city'])).toBe('city');
  expect(listed(['city', 'state'])).toBe('city and state');
  expect(listed(['picture', 'city', 'state'])).toBe('picture, city and state');
  expect(listed(['picture', 'city', 'state', 'phone', 'about you'])).toBe('picture, city and 3 more');
});
