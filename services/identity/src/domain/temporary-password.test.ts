import { expect, it } from 'vitest';
import { signInBy, temporaryFrom } from './temporary-password.js';

const now = new Date('2030-03-06T17:00:00Z');
const end = new Date('2030-03-09T17:00:00Z');
const fresh = temporaryFrom(now, 72);

it('is valid for the hours configured, and has to be replaced', () => {
  expect(fresh).toEqual({ mustChangePassword: true, temporaryUntil: end, temporaryUsedAt: null });
});

it('signs in once, until the instant at which it expires', () => {
  expect(signInBy(fresh, now)).toBe('ONCE');
  expect(signInBy(fresh, new Date(end.getTime() - 1))).toBe('ONCE');
  expect(signInBy(fresh, end)).toBe('NO_MORE');
});

it('does not sign in a second time', () => {
  expect(signInBy({ ...fresh, temporaryUsedAt: now }, now)).toBe('NO_MORE');
});

it('does not limit a password that the user chose', () => {
  expect(signInBy({ temporaryUntil: null, temporaryUsedAt: null }, now)).toBe('ALWAYS');
});
