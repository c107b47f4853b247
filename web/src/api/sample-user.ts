/** A user for tests. */
import type { User } from '@torchbearer/contract/client';

export const userOf = (given: Partial<User> = {}): User => ({
  id: given.name ?? 'robin',
  name: 'Robin Vale',
  email: 'robin@example.com',
  username: null,
  displayName: null,
  city: null,
  state: null,
  favoriteCastaway: null,
  about: null,
  profilePicture: null,
  phone: null,
  phoneVerified: false,
  phonePending: null,
  smsEnabled: false,
  isAdmin: false,
  hasSeenWelcome: true,
  hidesResults: false,
  watchedWeek: null,
  createdAt: '2025-09-20T18:30:00.000Z',
  mustChangePassword: false,
  pendingEmail: null,
  hasSecondFactor: false,
  mustSetUpSecondFactor: false,
  ...given,
});
