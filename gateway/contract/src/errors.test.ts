import { describe, expect, it } from 'vitest';
import { ERRORS, isErrorCode } from './errors.js';

describe('error codes', () => {
  it('are SCREAMING_SNAKE_CASE words for 4xx and 5xx, each with a sentence for people', () => {
    for (const [code, { status, sentence }] of Object.entries(ERRORS)) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
      expect([400, 401, 403, 404, 405, 409, 413, 415, 423, 429, 500, 503]).toContain(status);
      expect(sentence).toMatch(/^[A-Z].{5,}/);
    }
  });

  it('are told from words that are none', () => {
    expect(isErrorCode('PICKS_CLOSED')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
  });
});
