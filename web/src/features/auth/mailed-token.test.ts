import { expect, it } from 'vitest';
import { tokenIn } from './mailed-token.js';

it('finds the token of a mailed link in the query or in the fragment', () => {
  expect(tokenIn({ search: '?token=a_b-c', hash: '' })).toBe('a_b-c');
  expect(tokenIn({ search: '', hash: '#token=a_b-c' })).toBe('a_b-c');
  expect(tokenIn({ search: '?next=/profile', hash: '#top' })).toBe('');
});
