import { describe, expect, it } from 'vitest';
import { offsetBy } from './server-clock.js';

const now = Date.parse('2030-10-09T00:00:00.000Z');

describe('the server’s clock', () => {
  it('corrects a clock that is ten minutes late', () => {
    expect(offsetBy('Wed, 09 Oct 2030 00:10:00 GMT', now)).toBe(600_500);
  });

  it('corrects a clock that is an hour early', () => {
    expect(offsetBy('Tue, 08 Oct 2030 23:00:00 GMT', now)).toBe(-3_599_500);
  });

  it('ignores a difference within the header’s precision', () => {
    expect(offsetBy('Wed, 09 Oct 2030 00:00:01 GMT', now)).toBe(0);
  });

  it('ignores a header that is missing or not a date', () => {
    expect(offsetBy(null, now)).toBeNull();
    expect(offsetBy('soon', now)).toBeNull();
  });
});
