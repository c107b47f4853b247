import { describe, expect, it } from 'vitest';
import { newPasswordFaults, passwordFault } from './password-faults.js';

describe('a new password', () => {
  it('has at least six characters, blanks among them', () => {
    expect(passwordFault('12345')).toBe('Password must be at least 6 characters');
    expect(passwordFault('123456')).toBeUndefined();
    expect(passwordFault('      ')).toBeUndefined();
  });

  it('that replaces another is typed twice, beside the one before', () => {
    const typed = { currentPassword: 'handed-out', newPassword: 'my-own-one', confirmation: 'my-own-one' };
    expect(newPasswordFaults(typed)).toEqual({});
    expect(newPasswordFaults({ currentPassword: '', newPassword: 'short', confirmation: 'other' })).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'Password must be at least 6 characters',
      confirmation: 'New passwords do not match',
    });
  });
});
