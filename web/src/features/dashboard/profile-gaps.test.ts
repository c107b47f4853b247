import type { User } from '@torchbearer/contract/client';
import { expect, it } from 'vitest';
import { listed, profileGaps } from './profile-gaps.js';

const user: User = {
  id: 'u',
  name: 'Robin Vale',
  email: 'robin@example.com',
  username: 'robin',
  displayName: null,
  city: 'Portland',
  state: '',
  favoriteCastaway: null,
  about: null,
  profilePicture: null,
  phone: null,
  phoneVerified: false,
  phonePending: null,
  smsEnabled: false,
  isAdmin: false,
  hasSeenWelcome: true,
  createdAt: '2026-09-20T18:30:00.000Z',
  mustChangePassword: false,
  pendingEmail: null,
  hasSecondFactor: false,
  mustSetUpSecondFactor: false,
};

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
