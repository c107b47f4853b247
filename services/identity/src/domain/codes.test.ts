import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawInviteCode, drawTemporaryPassword, tidyCode } from './codes.js';

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
