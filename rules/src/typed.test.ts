import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emailOf,
  GROUP_CODE_ALPHABET,
  GROUP_CODE_LENGTH,
  parsePhone,
  readGroupCode,
  shownGroupCode,
} from './typed.js';

describe('an e-mail address', () => {
  it.each([
    'robin@example.com',
    'Robin.Vale+tv@Mail.Example.COM',
    "o'hara@example.com",
    "ends-with'@example.com",
    'a!b@example.com',
    'robin%home@example.com',
    "!#$%&'*+/=?^_`{|}~-@example.com",
    'r@b-.example',
    'robin@xn--bcher-kva.example',
    'robin@a.xn--p1ai',
    `${'a'.repeat(64)}@example.com`,
  ])('may be %s, and is stored as typed', (typed) => {
    expect(emailOf(` ${typed} `)).toBe(typed);
  });

  it.each([
    ['robin@bücher.example', 'robin@xn--bcher-kva.example'],
    ['robin@BÜCHER.example', 'robin@xn--bcher-kva.example'],
    ['robin@bu\u0308cher.example', 'robin@xn--bcher-kva.example'],
    ['robin@bücher。example', 'robin@xn--bcher-kva.example'],
    ['Robin@почта.рф', 'Robin@xn--80a1acny.xn--p1ai'],
    ['JOSÉ@example.com', 'josé@example.com'],
    ['jose\u0301@example.com', 'josé@example.com'],
    ['用户@例子.中国', '用户@xn--fsqu00a.xn--fiqs8s'],
    ['robin@l·l.cat', 'robin@xn--ll-0ea.cat'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(emailOf(typed)).toBe(stored);
    expect(emailOf(stored)).toBe(stored);
  });

  it.each([
    ...['', '@', 'robin', 'robin@', '@example.com', 'robin@example', 'robin@@example.com', 'a@b@example.com'],
    ...['.robin@example.com', 'robin.@example.com', 'ro..bin@example.com', 'robin@.com', 'robin@a..com'],
    ...[
      'ro bin@example.com',
      'robin@exa mple.com',
      '"robin"@example.com',
      'robin@[1.2.3.4]',
      'robin@1.2.3.4',
    ],
    ...['robin@example.com\r\nBcc: x@y.example', 'ro\nbin@example.com', 'a,b@example.com', '<a@example.com>'],
    ...[
      'robin@example.com:25',
      'robin@example.com/x',
      'robin@exa%6dple.com',
      'robin@example.com?x',
      'a;b@x.com',
    ],
    ...['ro\u200bbin@example.com', 'robin@exa\u200dmple.com', 'ro\u202ebin@example.com'],
    ...['\ud800@example.com', '😀@example.com', `${'é'.repeat(33)}@example.com`, `r@${'a.'.repeat(126)}com`],
  ])('is not %j', (typed) => {
    expect(emailOf(typed)).toBeNull();
  });

  it('has one form, and nothing in it ends a header or a recipient', () => {
    const part = fc.string({ unit: 'binary', maxLength: 12 });
    fc.assert(
      fc.property(part, part, fc.constantFrom('bücher.example', 'example.com', 'РФ.рф'), (one, two, host) => {
        for (const typed of [`${one}@${host}`, `${one}@${two}.${host}`]) {
          const email = emailOf(typed);
          if (email === null) continue;
          expect(emailOf(email)).toBe(email);
          expect(email).not.toMatch(/[\s\p{C}<>()[\]",;:\\]|@.*@/u);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

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

  it.each([
    ['blanks and dashes', ' 7k2m9 - q4x8z\n', '7K2M9Q4X8Z'],
    ['letters that look like digits', 'oOiIl-LABCD', '001111ABCD'],
  ])('may be typed with %s', (_what, typed, code) => {
    expect(readGroupCode(typed)).toBe(code);
  });

  it.each(['', '7K2M9Q4X8', '7K2M9Q4X8ZZ', '7K2M9Q4X8U', '7K2M9_Q4X8', '７K2M9Q4X8Z'])(
    'is not %j',
    (typed) => {
      expect(readGroupCode(typed)).toBeNull();
    },
  );
});
