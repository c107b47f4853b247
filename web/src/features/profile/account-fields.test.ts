import { describe, expect, it } from 'vitest';
import { userOf } from '../../api/sample-user.js';
import { accountErrors, accountFields, tooLong, wantsOtherEmail } from './account-fields.js';

const user = userOf({ username: 'robin', city: 'Reno' });

describe('the account form', () => {
  it('shows the user as stored, and empty fields for what is not there', () => {
    expect(accountFields(user)).toMatchObject({ username: 'robin', city: 'Reno', about: '' });
  });

  it('limits the favorite castaway and what players say about themselves', () => {
    expect(tooLong('favoriteCastaway', 'x'.repeat(35))).toBeUndefined();
    expect(tooLong('favoriteCastaway', 'x'.repeat(36))).toBe(
      'Favorite castaway must be 35 characters or less',
    );
    expect(tooLong('about', ` ${'x'.repeat(250)} `)).toBeUndefined();
    expect(tooLong('about', 'x'.repeat(251))).toBe('About must be 250 characters or less');
  });

  it('knows whether another email is wanted than the one there is or is about to be', () => {
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
