import { expect, it } from 'vitest';
import { readRecent, withRecent } from './recent-rules.js';

it('recent rules keep their places, and a new one comes first', () => {
  const many = Array.from({ length: 12 }, (_, index) => `rule-${String(index)}`);
  expect(withRecent(many, 'rule-3')).toBe(many);
  expect(withRecent(many, 'new')).toEqual(['new', ...many.slice(0, 11)]);
  expect(['["a"]', '[1,"b"]', '{}', 'no', null].map(readRecent)).toEqual([['a'], ['b'], [], [], []]);
});
