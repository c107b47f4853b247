import { describe, expect, it } from 'vitest';
import { userOf } from '../../api/sample-user.js';
import { accountErrors, accountFields, tooLong, wantsOtherEmail } from './account-fields.js';

const user = userOf({ username: 'robin', city: 'Reno' });

describe('the account form', () => {
  it('shows the user as stored, and missing values as empty fields', () => {
    expect(accountFields(user)).toMatchObject({ username: 'robin', city: 'Reno', about: '' });
  });

  it('limits the length of the favorite castaway and of the about text', () => {
    expect(tooLong('favoriteCastaway', 'x'.repeat(35))).toBeUndefined();
    expect(tooLong('favoriteCastaway', 'x'.repeat(36))).toBe(
      'Favorite castaway must be 35 characters or less',
    );
    expect(tooLong('about', ` ${'x'.repeat(250)} `)).toBeUndefined();
    expect(tooLong('about', 'x'.repeat(251))).toBe('About must be 250 characters or less');
  });

  it('detects an email other than the current and the pending one', () => {
    const moving = { ...user, pendingEmail: 'new@example.com' };
    const wanted = ['other@example.com', ' ROBIN@example.com ', 'New@example.com', ''];
    expect(wanted.map((email) => wantsOtherEmail(moving, email))).toEqual([true, false, false, false]);
  });

  it('requires name and email', () => {
    expect(accountErrors(accountFields(user))).toEqual({});
    expect(accountErrors({ ...accountFields(user), name: ' ', email: '' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
    });
  });
});
