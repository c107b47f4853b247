import { describe, expect, test } from 'vitest';
import {
  codeTimes,
  drawPhoneCode,
  isCodeGood,
  pendingPhoneOf,
  tidyPhoneCode,
  wrongCodeMessage,
} from './phone-codes.js';

const NOW = new Date('2025-03-05T17:00:00Z');
const { expiresAt, resendAt } = codeTimes(NOW);
const pending = { phone: '+15552340001', expiresAt, resendAt, triesLeft: 5, replaces: null };
const state = {
  phone: null,
  pendingPhone: '+15552340001',
  phoneCodeTries: 0,
  phoneCodeExpiresAt: expiresAt,
  phoneCodeResendAt: resendAt,
};

describe('a code for a phone number', () => {
  test('has six digits, including leading zeros', () => {
    expect(drawPhoneCode(() => 0)).toBe('000000');
    expect(drawPhoneCode((below) => below - 1)).toBe('999999');
    expect(drawPhoneCode(() => 4_217)).toBe('004217');
  });

  test('is read with blanks and hyphens', () => {
    expect(tidyPhoneCode(' 123 456')).toBe('123456');
    expect(tidyPhoneCode('123-456')).toBe('123456');
  });

  test('is valid for ten minutes and five tries; another may be sent after one minute', () => {
    expect(expiresAt.getTime() - NOW.getTime()).toBe(600_000);
    expect(resendAt.getTime() - NOW.getTime()).toBe(60_000);
    expect(isCodeGood(pending, new Date(expiresAt.getTime() - 1))).toBe(true);
    expect(isCodeGood(pending, expiresAt)).toBe(false);
    expect(isCodeGood({ ...pending, triesLeft: 1 }, NOW)).toBe(true);
    expect(isCodeGood({ ...pending, triesLeft: 0 }, NOW)).toBe(false);
  });

  test('says how many tries are left', () => {
    expect(wrongCodeMessage(4)).toBe('This code is not right. You have 4 more tries.');
    expect(wrongCodeMessage(1)).toBe('This code is not right. You have 1 more try.');
    expect(wrongCodeMessage(0)).toBe('This code is not right. Please send a new one.');
  });
});

describe('a pending number', () => {
  test('has its times, its tries and the number that it replaces', () => {
    expect(pendingPhoneOf(state)).toEqual(pending);
    expect(pendingPhoneOf({ ...state, phone: '+15552340002', phoneCodeTries: 7 })).toMatchObject({
      triesLeft: 0,
      replaces: '+15552340002',
    });
  });

  test('is null if none is pending', () => {
    const none = { pendingPhone: null, phoneCodeExpiresAt: null, phoneCodeResendAt: null };
    expect(pendingPhoneOf({ ...state, ...none, phone: '+15552340002' })).toBeNull();
  });
});
