import { describe, expect, it } from 'vitest';
import { userOf } from '../../api/sample-user.js';
import {
  editsLeft,
  fieldsOf,
  isEdited,
  missing,
  saidOnce,
  tooLong,
  wantsOtherEmail,
} from './account-fields.js';

const user = userOf({ username: 'robin', city: 'Reno' });

describe('the account form', () => {
  it('keeps what was typed when the user is read anew, and follows it elsewhere', () => {
    const shown = fieldsOf({ ...user, city: 'Boise', state: 'ID' }, { city: 'Bend' });
    expect([shown.city, shown.state, shown.about]).toEqual(['Bend', 'ID', '']);
  });

  it('keeps an emptied field empty', () => {
    expect(fieldsOf(user, { city: '' }).city).toBe('');
  });

  it('knows whether anything differs from what is saved', () => {
    expect(isEdited(user, {})).toBe(false);
    expect(isEdited(user, { city: 'Reno', about: '' })).toBe(false);
    expect(isEdited(user, { about: 'Watches with popcorn.' })).toBe(true);
  });

  it('keeps what was typed while it was being saved', () => {
    const saved = fieldsOf(user, { city: 'Bend' });
    expect(editsLeft({ city: 'Bend' }, saved)).toEqual({});
    expect(editsLeft({ city: 'Bend, no: Boise' }, saved)).toEqual({ city: 'Bend, no: Boise' });
  });

  it('has limits for the favorite castaway and for what is said about oneself', () => {
    expect(tooLong('favoriteCastaway', 'x'.repeat(35))).toBeUndefined();
    expect(tooLong('favoriteCastaway', 'x'.repeat(36))).toBe(
      'Favorite castaway must be 35 characters or less',
    );
    expect(tooLong('about', ` ${'x'.repeat(250)} `)).toBeUndefined();
    expect(tooLong('about', 'x'.repeat(251))).toBe('About must be 250 characters or less');
  });

  it('knows whether another email is wanted than the one there is or is about to be', () => {
    const moving = { ...user, pendingEmail: 'new@example.com' };
    const wants = (email: string) => wantsOtherEmail(moving, fieldsOf(moving, { email }));
    expect(wants('other@example.com')).toBe(true);
    expect([wants(' ROBIN@example.com '), wants('New@example.com'), wants('')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('says once what is wrong, at the field that it is about', () => {
    const taken = 'Email already in use';
    expect(saidOnce(taken, { email: taken })).toBeNull();
    expect(saidOnce('Failed to update profile', { email: taken })).toBe('Failed to update profile');
    expect(saidOnce(null, {})).toBeNull();
  });

  it('asks for name and email', () => {
    expect(missing(fieldsOf(user, {}))).toEqual({});
    expect(missing(fieldsOf(user, { name: ' ', email: '' }))).toEqual({
      name: 'Name is required',
      email: 'Email is required',
    });
  });
});
