import { describe, expect, it } from 'vitest';
import { expiresAt, isExpired, showDay } from './expiry.js';

const now = Date.parse('2026-10-28T03:30:12.000Z');

describe('an announcement', () => {
  it('does not expire unless an expiry is chosen', () => {
    expect(expiresAt('never', '', now)).toBeNull();
  });

  it('can expire after a number of days', () => {
    expect(expiresAt('3', '', now)).toBe('2026-10-31T03:30:12.000Z');
  });

  it('can expire at the end of a day in the show’s time zone', () => {
    expect(expiresAt('date', '2026-10-30', now)).toBe('2026-10-31T07:00:00.000Z');
    expect(expiresAt('date', '2026-12-24', now)).toBe('2026-12-25T08:00:00.000Z');
  });

  it('expires at the end of days on which clocks change, too', () => {
    // At two o'clock at night on November 1, clocks go back an hour.
    expect(expiresAt('date', '2026-10-31', now)).toBe('2026-11-01T07:00:00.000Z');
    expect(expiresAt('date', '2026-11-01', now)).toBe('2026-11-02T08:00:00.000Z');
    // Clocks go ahead an hour on March 14.
    expect(expiresAt('date', '2027-03-14', now)).toBe('2027-03-15T07:00:00.000Z');
  });

  it('is expired from its expiry on, and never without one', () => {
    const posted = { id: 'a', title: 'The merge', body: 'Look up.', createdAt: '2026-10-01T00:00:00.000Z' };
    expect(isExpired({ ...posted, expiresAt: '2026-10-28T03:30:12.000Z' }, now)).toBe(true);
    expect(isExpired({ ...posted, expiresAt: '2026-10-28T03:30:12.001Z' }, now)).toBe(false);
    expect(isExpired({ ...posted, expiresAt: null }, now)).toBe(false);
  });

  it('has no expiry to send until its last day is chosen', () => {
    expect(expiresAt('date', '', now)).toBeUndefined();
  });
});

describe('the earliest last day', () => {
  it('is today in the show’s time zone', () => {
    expect(showDay(now)).toBe('2026-10-27');
  });
});
