import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutUserAgent, endOf, expiryOf, hashToken, isSeenStale, liveAt } from './sessions.js';

const now = new Date('2030-03-10T09:59:00Z');

describe('a session', () => {
  it('ends at its expiry, or earlier after days without a visit', () => {
    const expiresAt = expiryOf(now, 30);
    expect(endOf({ expiresAt, lastSeenAt: now }, 14)).toEqual(expiryOf(now, 14));
    expect(endOf({ expiresAt, lastSeenAt: expiryOf(now, 15) }, 14)).toEqual(expiryOf(now, 29));
    expect(endOf({ expiresAt, lastSeenAt: expiryOf(now, 16) }, 14)).toEqual(expiresAt);
    expect(endOf({ expiresAt, lastSeenAt: expiryOf(now, 20) }, 14)).toEqual(expiresAt);
    expect(liveAt(expiryOf(now, 14), 14)).toEqual({ now: expiryOf(now, 14), idleSince: now });
  });

  it('lasts whole days of 24 hours, also over a change to daylight saving time', () => {
    expect(expiryOf(now, 1).toISOString()).toBe('2030-03-11T09:59:00.000Z');
  });

  it('is marked as seen once a minute at most', () => {
    expect(isSeenStale({ lastSeenAt: now }, new Date(now.getTime() + 59_999))).toBe(false);
    expect(isSeenStale({ lastSeenAt: now }, new Date(now.getTime() + 60_000))).toBe(true);
  });

  it('stores at most 300 characters of any user agent and no NUL', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 1_000 }), (userAgent) => {
        const stored = cutUserAgent(`${userAgent}\0${userAgent}`);
        expect(stored.length).toBeLessThanOrEqual(300);
        expect(stored).not.toContain('\0');
      }),
    );
  });

  it('is found by a hash of 32 bytes that does not contain the token', () => {
    const hash = hashToken('a token');
    expect(hash).toHaveLength(32);
    expect(hash).toEqual(hashToken('a token'));
    expect(hash).not.toEqual(hashToken('a token '));
  });
});
