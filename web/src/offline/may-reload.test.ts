import { describe, expect, it } from 'vitest';
import { mayReload } from './may-reload.js';

const now = Date.parse('2025-10-08T19:00:00Z');

describe('a screen that a new version removed', () => {
  it('is fetched by reloading the page', () => {
    expect(mayReload({ lastAt: null, now, isOnline: true })).toBe(true);
  });

  it('does not reload the page again and again', () => {
    expect(mayReload({ lastAt: now - 2_000, now, isOnline: true })).toBe(false);
  });

  it('is fetched again when another version comes later', () => {
    expect(mayReload({ lastAt: now - 10 * 60_000, now, isOnline: true })).toBe(true);
  });

  it('does not reload the open page without a network', () => {
    expect(mayReload({ lastAt: null, now, isOnline: false })).toBe(false);
  });

  it('is fetched although the clock was set back', () => {
    expect(mayReload({ lastAt: now + 24 * 3_600_000, now, isOnline: true })).toBe(true);
  });
});
