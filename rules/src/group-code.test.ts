import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { GROUP_CODE_ALPHABET, GROUP_CODE_LENGTH, readGroupCode, shownGroupCode } from './group-code.js';

const someCode = fc
  .array(fc.constantFrom(...GROUP_CODE_ALPHABET), {
    minLength: GROUP_CODE_LENGTH,
    maxLength: GROUP_CODE_LENGTH,
  })
  .map((characters) => characters.join(''));

describe('the code of a group', () => {
  it('is read as it is shown, in any case', () => {
    fc.assert(
      fc.property(someCode, (code) => {
        expect(readGroupCode(shownGroupCode(code))).toBe(code);
        expect(readGroupCode(shownGroupCode(code).toLowerCase())).toBe(code);
      }),
    );
  });

  test.each([
    ['blanks and dashes', ' 7k2m9 - q4x8z\n', '7K2M9Q4X8Z'],
    ['letters that look like digits', 'oOiIl-LABCD', '001111ABCD'],
  ])('may be typed with %s', (_what, typed, code) => {
    expect(readGroupCode(typed)).toBe(code);
  });

  test.each(['', '7K2M9Q4X8', '7K2M9Q4X8ZZ', '7K2M9Q4X8U', '7K2M9_Q4X8', '７K2M9Q4X8Z'])(
    'is not %j',
    (typed) => {
      expect(readGroupCode(typed)).toBeNull();
    },
  );
});
