import { describe, expect, it } from 'vitest';
import { passwordFaults } from './password-rules.js';

describe('a new password', () => {
  it('may be six characters long', () => {
    expect(passwordFaults({ current: 'old', next: 'embers', confirmation: 'embers' }, false)).toEqual({});
  });

  it('is refused when it is shorter', () => {
    expect(passwordFaults({ current: 'old', next: 'ember', confirmation: 'ember' }, false)).toEqual({
      next: 'Password must be at least 6 characters',
    });
  });

  it('must be typed the same way twice, blanks and all', () => {
    expect(passwordFaults({ current: 'old', next: 'embers', confirmation: 'embers ' }, false)).toEqual({
      confirmation: 'New passwords do not match',
    });
  });

  it('needs the current one', () => {
    expect(passwordFaults({ current: '', next: 'embers', confirmation: 'embers' }, false)).toEqual({
      current: 'Current password is required',
    });
  });

  it('leaves it to the server whether the current one is needed where people sign in without one', () => {
    expect(passwordFaults({ current: '', next: 'embers', confirmation: 'embers' }, true)).toEqual({});
  });
});
