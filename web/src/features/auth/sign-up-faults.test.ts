import { describe, expect, it } from 'vitest';
import { signUpFaults, type SignUpForm } from './sign-up-faults.js';

const good: SignUpForm = {
  email: 'robin@example.com',
  username: 'robin',
  name: 'Robin Vale',
  password: 'sparks-fly',
  confirmation: 'sparks-fly',
  inviteCode: '',
};

describe('the sign-up form', () => {
  it('has no fault when all is filled', () => {
    expect(signUpFaults(good, false)).toEqual({});
  });

  it('wants everything, and an invite code only from whoever needs one', () => {
    const empty = { email: ' ', username: ' ', name: ' ', password: '', confirmation: '', inviteCode: ' ' };
    const always = {
      email: 'Email is required',
      username: 'Username is required',
      name: 'Display name is required',
      password: 'Password is required',
    };
    expect(signUpFaults(empty, false)).toEqual(always);
    expect(signUpFaults(empty, true)).toEqual({ ...always, inviteCode: 'Please enter your invite code' });
  });

  it('wants the same password twice', () => {
    expect(signUpFaults({ ...good, confirmation: 'sparks-flew' }, false)).toEqual({
      confirmation: 'Passwords do not match',
    });
  });

  it('wants six characters', () => {
    expect(signUpFaults({ ...good, password: 'spark', confirmation: 'spark' }, false)).toEqual({
      password: 'Password must be at least 6 characters',
    });
  });

  it('sees at once what can be no e-mail, and leaves the rest to the server', () => {
    expect(signUpFaults({ ...good, email: 'robin' }, false)).toEqual({ email: 'Please enter a valid email' });
    expect(signUpFaults({ ...good, email: 'robin@example' }, false)).toEqual({});
  });
});
