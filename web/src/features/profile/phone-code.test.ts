import { expect, it } from 'vitest';
import { codeState, sixDigits } from './phone-code.js';

const pending = {
  expiresAt: '2025-10-08T19:10:00.000Z',
  resendAt: '2025-10-08T19:01:00.000Z',
  triesLeft: 5,
};
const at = (time: string) => Date.parse(`2025-10-08T${time}Z`);

it('a code is six digits, with or without separators', () => {
  expect(sixDigits('123 456')).toBe('123456');
  expect(sixDigits('012-345 ')).toBe('012345');
  for (const typed of ['', '12345', '1234567', 'abcdef']) expect(sixDigits(typed)).toBeNull();
});

it('another code is offered after a minute', () => {
  expect(codeState(pending, at('19:00:00.000'))).toEqual({ isGood: true, resendSeconds: 60 });
  expect(codeState(pending, at('19:00:59.500')).resendSeconds).toBe(1);
  expect(codeState(pending, at('19:01:00.000')).resendSeconds).toBe(0);
});

it('a code that has expired, or has no attempts left, is no longer good', () => {
  expect(codeState(pending, at('19:09:59.999')).isGood).toBe(true);
  expect(codeState(pending, at('19:10:00.000')).isGood).toBe(false);
  expect(codeState({ ...pending, triesLeft: 0 }, at('19:00:00.000')).isGood).toBe(false);
});
