import { describe, expect, it } from 'vitest';
import { signUpErrors, type SignUpFields } from './sign-up-rules.js';

const good: SignUpFields = {
  email: 'robin@example.com',
  username: 'robin',
  name: 'Robin Vale',
  password: 'sparks-fly',
  confirmation: 'sparks-fly',
  inviteCode: '',
};

describe('the sign-up form', () => {
  it('accepts a complete form', () => {
    expect(signUpErrors(good, false)).toEqual({});
  });

  it('requires every field, and an invite code only if one is needed', () => {
    const empty = { email: ' ', username: ' ', name: ' ', password: '', confirmation: '', inviteCode: ' ' };
    const always = {
      email: 'Email is required',
      username: 'Username is required',
      name: 'Display name is required',
      password: 'Password is required',
    };
    expect(signUpErrors(empty, false)).toEqual(always);
    expect(signUpErrors(empty, true)).toEqual({ ...always, inviteCode: 'Please enter your invite code' });
  });

  it('requires the same password twice', () => {
    expect(signUpErrors({ ...good, confirmation: 'sparks-flew' }, false)).toEqual({
      confirmation: 'Passwords do not match',
    });
  });

  it('requires a password of six characters', () => {
    expect(signUpErrors({ ...good, password: 'spark', confirmation: 'spark' }, false)).toEqual({
      password: 'Password must be at least 6 characters',
    });
  });

  it('refuses what cannot be an e-mail address and leaves the rest to the server', () => {
    expect(signUpErrors({ ...good, email: 'robin' }, false)).toEqual({ email: 'Please enter a valid email' });
    expect(signUpErrors({ ...good, email: 'robin@example' }, false)).toEqual({});
  });
});
