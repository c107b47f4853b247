import { describe, expect, expectTypeOf, it } from 'vitest';
import { REASONS } from './index.js';
import { isErrorCode, isReason, type ErrorCode, type Reason } from './refusal.js';

describe('reasons', () => {
  it.each(Object.entries(REASONS))('%s is a SCREAMING_SNAKE_CASE word with a sentence', (name, reason) => {
    expect(name).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    expect(reason.sentence).toMatch(/^[A-Z].{5,}$/);
    expect(isReason(name)).toBe(true);
  });

  it('do not include what every object inherits', () => {
    for (const word of ['constructor', '__proto__', 'toString', 'default', ''])
      expect(isReason(word)).toBe(false);
  });

  it('for services only are no codes of REST calls', () => {
    expect(isErrorCode('PICKS_CLOSED')).toBe(true);
    expect(isErrorCode('SERVICES_ONLY')).toBe(false);
    expect(isErrorCode('toString')).toBe(false);
    expectTypeOf<Exclude<Reason, ErrorCode>>().toEqualTypeOf<'SERVICES_ONLY'>();
  });
});
