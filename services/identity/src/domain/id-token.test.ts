import { expect, it } from 'vitest';
import { hasSecondFactor, nameOf } from './id-token.js';

it('uses the first usable name of a token, cut to the longest allowed length', () => {
  expect(nameOf(null, ' ', 'Jo', 'Flo')).toBe('Jo');
  expect(nameOf('J\0o')).toBe('J o');
  expect(nameOf('see www.evil.example', 'League Admin', 'Jo')).toBe('Jo');
  expect(nameOf('x'.repeat(500))).toHaveLength(100);
  expect(nameOf(`${'x'.repeat(99)}🔥🔥`)).toBe('x'.repeat(99));
  expect(nameOf(null)).toBe('Player');
});

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
