import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePhone } from './phone.js';

describe('a phone number', () => {
  it.each([
    '5552340142',
    '+15552340142',
    '15552340142',
    '(555) 234-0142',
    ' +1 (555) 234-0142 ',
    '555.234.0142',
    '1-555-234-0142',
    '555\u2013234\u20130142',
    '555\u00a0234\u00a00142',
    '555/234/0142',
  ])('is the same however it is typed: %s', (typed) => {
    expect(parsePhone(typed)).toBe('+15552340142');
  });

  it.each([
    ['nothing', ''],
    ['nine digits', '555234014'],
    ['eleven digits that do not begin with 1', '25552340142'],
    ['twelve digits', '115552340142'],
    ['an area code that begins with 1', '1552340142'],
    ['an area code that begins with 0', '0552340142'],
    ['an exchange that begins with 1', '5551340142'],
    ['an exchange that begins with 0', '5550340142'],
    ['another country', '+445552340142'],
    ['another country with ten digits', '+5552340142'],
    ['a plus in the middle', '555+2340142'],
    ['letters', '555-CALL-NOW'],
    ['an extension', '5552340142x7'],
    ['digits of another script', '٥٥٥٢٣٤٠١٤٢'],
    ['a NUL', '555\u00002340142'],
  ])('is invalid: %s', (_what, typed) => {
    expect(parsePhone(typed)).toBeNull();
  });

  it('is stored in one form or refused, whatever is typed', () => {
    const signs = fc.constantFrom(...'0123456789+-() .');
    const typed = fc.oneof(
      fc.string(),
      fc.array(signs, { maxLength: 20 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parsePhone(text);
        if (parsed === null) return;
        expect(parsed).toMatch(/^\+1[2-9]\d{2}[2-9]\d{6}$/);
        expect(parsePhone(parsed)).toBe(parsed);
      }),
    );
  });
});
