import { describe, expect, it } from 'vitest';
import { userOf } from '../../../api/sample-user.js';
import { bodyOf, userErrors, userFields } from './user-fields.js';

const robin = userOf({ phone: '+12025550123', city: 'Portland' });

describe("an admin's edit of a user", () => {
  it('starts from what is saved, the phone number in its usual form', () => {
    expect(userFields(robin)).toMatchObject({ city: 'Portland', phone: '(202) 555-0123', about: '' });
  });

  it('requires a name and an email', () => {
    expect(userErrors({ ...userFields(robin), name: ' ', email: '' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
    });
  });

  it('checks the limits of the favorite, the bio and the phone number', () => {
    expect(
      userErrors({
        ...userFields(robin),
        favoriteCastaway: 'x'.repeat(36),
        about: 'x'.repeat(251),
        phone: '202555012',
      }),
    ).toEqual({
      favoriteCastaway: 'Favorite castaway must be 35 characters or less',
      about: 'About must be 250 characters or less',
      phone: 'Please enter a US phone number of 10 digits',
    });
    expect(
      userErrors({
        ...userFields(robin),
        favoriteCastaway: 'x'.repeat(35),
        about: 'x'.repeat(250),
        phone: '',
      }),
    ).toEqual({});
  });

  it('sends empty fields as null, and the ten digits of the phone number', () => {
    expect(bodyOf({ ...userFields(robin), city: ' ', username: ' rob ' })).toEqual({
      name: 'Robin Vale',
      email: 'robin@example.com',
      username: 'rob',
      displayName: null,
      city: null,
      state: null,
      favoriteCastaway: null,
      about: null,
      phone: '2025550123',
    });
  });
});
