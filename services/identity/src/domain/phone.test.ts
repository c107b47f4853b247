import { describe, expect, it } from 'vitest';
import { phoneChanges } from './phone.js';

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
