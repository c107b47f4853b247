import { expect, test } from 'vitest';
import { matching } from './matching.js';

const textOf = ({ text }: { readonly text: string }) => text;
const items = [{ text: 'Robin Vale Portland, OR' }, { text: 'Ada Reed Boise, ID' }];

test('everything matches if nothing was typed', () => {
  expect(matching(items, '  ', textOf)).toBe(items);
});

test('every typed word must occur, in any order and case', () => {
  expect(matching(items, 'portland ROB', textOf)).toEqual([items[0]]);
  expect(matching(items, 'robin boise', textOf)).toEqual([]);
});
