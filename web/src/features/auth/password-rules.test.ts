import { describe, expect, it } from 'vitest';
import { newPasswordErrors, passwordError } from './password-rules.js';

describe('a new password', () => {
  it('has at least six characters, spaces included', () => {
    expect(passwordError('12345')).toBe('Password must be at least 6 characters');
    expect(passwordError('123456')).toBeUndefined();
    expect(passwordError('      ')).toBeUndefined();
  });

  it('must be typed twice the same way, spaces included, with the current one', () => {
    const typed = { currentPassword: 'handed-out', newPassword: 'my-own-one', confirmation: 'my-own-one' };
    expect(newPasswordErrors(typed)).toEqual({});
    expect(newPasswordErrors({ ...typed, confirmation: 'my-own-one ' })).toEqual({
      confirmation: 'New passwords do not match',
    });
    expect(newPasswordErrors({ currentPassword: '', newPassword: 'short', confirmation: 'other' })).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'Password must be at least 6 characters',
      confirmation: 'New passwords do not match',
    });
  });

  it('leaves it to the server whether the current one is required if players can sign in without one', () => {
    const typed = { currentPassword: '', newPassword: 'embers', confirmation: 'embers' };
    expect(newPasswordErrors(typed, true)).toEqual({});
  });
});
