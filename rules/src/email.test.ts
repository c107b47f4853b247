import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailOf } from './email.js';

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
