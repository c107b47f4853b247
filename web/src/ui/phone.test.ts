import { describe, expect, it } from 'vitest';
import { shownPhone, tenDigits } from './phone.js';

describe('a phone number', () => {
  it.each([
    ['2025550123', '2025550123'],
    ['(202) 555-0123', '2025550123'],
    ['1 202 555 0123', '2025550123'],
    ['+12025550123', '2025550123'],
    ['202555012', null],
    ['22025550123', null],
    ['', null],
  ])('typed as %j is %j', (typed, digits) => expect(tenDigits(typed)).toBe(digits));

  it('is shown as people write it', () => {
    expect(shownPhone('+12025550123')).toBe('(202) 555-0123');
    expect(shownPhone('12345')).toBe('12345');
  });
});
