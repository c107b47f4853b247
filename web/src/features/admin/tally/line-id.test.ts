import { expect, it } from 'vitest';
import { lineId } from './line-id.js';

it('a line’s id is a UUID in lower case', () => {
  expect(lineId(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(lineId(Uint8Array.from({ length: 16 }, (_, index) => index))).toBe(
    '00010203-0405-4607-8809-0a0b0c0d0e0f',
  );
});
