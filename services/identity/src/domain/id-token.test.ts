import { expect, it } from 'vitest';
import { hasSecondFactor } from './id-token.js';

it.each([
  [['mfa'], true],
  [['pwd', 'mfa'], true],
  [['mca'], true],
  [['pwd', 'otp'], true],
  [['hwk', 'pin'], true],
  [['fpt', 'swk'], true],
  [['pwd'], false],
  [['otp'], false],
  [['pwd', 'pin', 'kba'], false],
  [['sms', 'otp'], false],
  [['pwd', 'geo', 'rba', 'user', 'wia'], false],
  [[], false],
  ['mfa', false],
  [undefined, false],
])(
  'a token shows a second factor by two kinds of methods or one that implies it: %j is %s',
  (amr, isNamed) => {
    expect(hasSecondFactor(amr)).toBe(isNamed);
  },
);
