import { describe, expect, it } from 'vitest';
import {
  codeTimes,
  drawPhoneCode,
  isCodeGood,
  pendingPhoneOf,
  phoneChanges,
  tidyPhoneCode,
  wrongCodeMessage,
} from './phones.js';

const now = new Date('2030-03-06T17:00:00Z');
const earlier = new Date('2030-02-01T17:00:00Z');

describe('a change of number', () => {
  const without = { phone: null, smsEnabled: false, phoneAddedAt: null };
  const silenced = { phone: '+15552340142', smsEnabled: false, phoneAddedAt: earlier };

  it('switches messages on for a new number and stores the time', () => {
    const added = { phone: '+15552340142', smsEnabled: true, phoneAddedAt: now };
    expect(phoneChanges(without, '+15552340142', true, now)).toEqual(added);
    expect(phoneChanges(silenced, '+15552340143', true, now)).toEqual({ ...added, phone: '+15552340143' });
  });

  it('keeps messages off if the number’s owner has texted STOP', () => {
    expect(phoneChanges(without, '+15552340142', false, now)).toMatchObject({ smsEnabled: false });
  });

  it('changes nothing if the number stays', () => {
    expect(phoneChanges(silenced, '+15552340142', false, now)).toEqual({});
    expect(phoneChanges(without, null, false, now)).toEqual({});
  });

  it('switches messages off and clears the time when the number is removed', () => {
    expect(phoneChanges(silenced, null, false, now)).toEqual(without);
  });
});

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
  it('has six digits, including leading zeros', () => {
    expect(drawPhoneCode(() => 0)).toBe('000000');
    expect(drawPhoneCode((below) => below - 1)).toBe('999999');
    expect(drawPhoneCode(() => 4_217)).toBe('004217');
  });

  it('is read with blanks and hyphens', () => {
    expect(tidyPhoneCode(' 123 456')).toBe('123456');
    expect(tidyPhoneCode('123-456')).toBe('123456');
  });

  it('is valid for ten minutes and five tries; another may be sent after one minute', () => {
    expect(expiresAt.getTime() - NOW.getTime()).toBe(600_000);
    expect(resendAt.getTime() - NOW.getTime()).toBe(60_000);
    expect(isCodeGood(pending, new Date(expiresAt.getTime() - 1))).toBe(true);
    expect(isCodeGood(pending, expiresAt)).toBe(false);
    expect(isCodeGood({ ...pending, triesLeft: 1 }, NOW)).toBe(true);
    expect(isCodeGood({ ...pending, triesLeft: 0 }, NOW)).toBe(false);
  });

  it('says how many tries are left', () => {
    expect(wrongCodeMessage(4)).toBe('This code is not right. You have 4 more tries.');
    expect(wrongCodeMessage(1)).toBe('This code is not right. You have 1 more try.');
    expect(wrongCodeMessage(0)).toBe('This code is not right. Please send a new one.');
  });
});

describe('a pending number', () => {
  it('has its times, its tries and the number that it replaces', () => {
    expect(pendingPhoneOf(state)).toEqual(pending);
    expect(pendingPhoneOf({ ...state, phone: '+15552340002', phoneCodeTries: 7 })).toMatchObject({
      triesLeft: 0,
      replaces: '+15552340002',
    });
  });

  it('is null if none is pending', () => {
    const none = { pendingPhone: null, phoneCodeExpiresAt: null, phoneCodeResendAt: null };
    expect(pendingPhoneOf({ ...state, ...none, phone: '+15552340002' })).toBeNull();
  });
});
