import { describe, expect, it } from 'vitest';
import { formatted, retyped } from './phone-typing.js';

describe('a phone number that is being typed', () => {
  it.each([
    ['', ''],
    ['2', '(2'],
    ['202', '(202'],
    ['2025', '(202) 5'],
    ['2025550', '(202) 555-0'],
    ['2025550123', '(202) 555-0123'],
    ['1', '1'],
    ['12025550123', '1 (202) 555-0123'],
    ['202555012345', '(202) 555-012345'],
  ])('of the digits %j is shown as %j', (digits, shown) => expect(formatted(digits)).toBe(shown));

  it('has its caret at the end while digits are added there', () => {
    let typed = { value: '', caret: 0 };
    for (const digit of '2025550123') {
      const value = typed.value + digit;
      typed = retyped(typed.value, { value, caret: value.length }, null);
      expect(typed.caret).toBe(typed.value.length);
    }
    expect(typed.value).toBe('(202) 555-0123');
  });

  it('keeps the caret behind a digit that is inserted in the middle', () => {
    expect(retyped('(202) 550-123', { value: '(202) 5550-123', caret: 8 }, null)).toEqual({
      value: '(202) 555-0123',
      caret: 8,
    });
  });

  it('accepts a pasted number in any format', () => {
    expect(retyped('', { value: '+1 202.555.0123', caret: 15 }, null)).toEqual({
      value: '1 (202) 555-0123',
      caret: 16,
    });
  });

  it('loses the digit before a separator that is deleted', () => {
    expect(retyped('(202) 5', { value: '(202)5', caret: 5 }, 'backward')).toEqual({
      value: '(205',
      caret: 3,
    });
  });

  it('loses the digit behind a separator that is deleted forwards', () => {
    expect(retyped('(202) 555', { value: '(202 555', caret: 4 }, 'forward')).toEqual({
      value: '(202) 55',
      caret: 4,
    });
  });

  it('can be emptied', () => {
    expect(retyped('(2', { value: '(', caret: 1 }, 'backward')).toEqual({ value: '', caret: 0 });
  });
});
