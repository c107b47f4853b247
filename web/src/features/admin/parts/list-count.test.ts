import { expect, it } from 'vitest';
import { countInWords } from './list-count.js';

it.each([
  [undefined, undefined, ''],
  [null, null, ''],
  [3, null, '3 users'],
  [1, undefined, '1 user'],
  [1_204, undefined, '1,204 users'],
  [0, 1_204, '0 of 1,204 users'],
  [1, 1, '1 of 1 user'],
])('counts %s of %s in words', (total, all, words) => {
  expect(countInWords({ total, all, nouns: ['user', 'users'] })).toBe(words);
});
