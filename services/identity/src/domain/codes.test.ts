import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawInviteCode, drawSecret, drawTemporaryPassword, stepOf, tidyCode, uriOf } from './codes.js';

/** Chance that follows a given list, again and again. */
const follow = (numbers: readonly number[]) => {
  let turn = 0;
  return (below: number): number => (numbers[turn++ % numbers.length] ?? 0) % below;
};
const chances = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 20 }).map(follow);

it('draws codes and passwords without ambiguous letters', () => {
  fc.assert(
    fc.property(chances, (randomInt) => {
      expect(drawInviteCode(randomInt)).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
      expect(drawTemporaryPassword(randomInt)).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/);
    }),
  );
});

it('can draw every letter, including the last', () => {
  expect(drawInviteCode((below) => below - 1)).toBe('9999999999');
  expect(drawInviteCode(() => 0)).toBe('AAAAAAAAAA');
});

it('reads a code in any notation', () => {
  expect(tidyCode(' abcde-fghjk \0')).toBe('ABCDEFGHJK');
  fc.assert(
    fc.property(chances, (randomInt) => {
      const code = drawInviteCode(randomInt);
      expect(tidyCode(` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `)).toBe(code);
    }),
  );
});

it('reads nothing from an empty field', () => {
  expect(tidyCode(' - ')).toBe('');
});

// RFC 6238, appendix B: the ASCII secret '12345678901234567890' and its last six digits at these instants.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('accepts the standard’s code at second %i in its period', (second, code) => {
  const now = new Date(second * 1_000);
  const step = Math.floor(second / 30);
  expect(stepOf(SECRET, code, now)).toBe(step);
  expect(stepOf(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
  expect(stepOf(SECRET, code, new Date(now.getTime() + 30_000))).toBe(step);
  expect(stepOf(SECRET, code, new Date(now.getTime() - 30_000))).toBe(step);
  expect(stepOf(SECRET, code, new Date(now.getTime() + 60_000))).toBeNull();
});

it.each(['', '28708', '2870822', 'abcdef', '٢٨٧٠٨٢', '000000'])('rejects the code %j', (typed) => {
  expect(stepOf(SECRET, typed, new Date(59_000))).toBeNull();
});

it('each secret is a new one, and its app link names the product and the account', () => {
  const secret = drawSecret(randomInt);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(drawSecret(randomInt)).not.toBe(secret);
  const uri = new URL(uriOf(secret, 'robin@example.com'));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.searchParams.get('secret')).toBe(secret);
  expect(uri.searchParams.get('issuer')).toBe('Torchbearer');
  expect(decodeURIComponent(uri.pathname)).toContain('robin@example.com');
});
