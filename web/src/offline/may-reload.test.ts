import { describe, expect, it } from 'vitest';
import { mayReload } from './may-reload.js';

const now = Date.parse('2025-10-08T19:00:00Z');

describe('a screen that a new version took away', () => {
  it('is fetched by loading the page anew', () => {
    expect(mayReload({ lastAt: null, now, isOnline: true })).toBe(true);
  });

  it('does not make the page load again and again', () => {
    expect(mayReload({ lastAt: now - 2_000, now, isOnline: true })).toBe(false);
  });

  it('is fetched again when another version comes later', () => {
    expect(mayReload({ lastAt: now - 10 * 60_000, now, isOnline: true })).toBe(true);
  });

  it('costs nobody the page that is open while there is no network', () => {
    expect(mayReload({ lastAt: null, now, isOnline: false })).toBe(false);
  });

  it('is fetched although the clock was set back', () => {
    expect(mayReload({ lastAt: now + 24 * 3_600_000, now, isOnline: true })).toBe(true);
  });
});
