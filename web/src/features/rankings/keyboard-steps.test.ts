import { expect, it } from 'vitest';
import { stepTo } from './keyboard-steps.js';

/** Three in a row: 0 1 2 / 3 4 5 / 6 7 */
const step = (key: string, index: number) => stepTo(key, index, 8, 3);

it('goes one position earlier or later, across the end of a row', () => {
  expect([step('ArrowRight', 2), step('ArrowLeft', 3)]).toEqual([3, 2]);
});

it('goes a row up or down, and to the last position if the last row is shorter', () => {
  expect([step('ArrowDown', 1), step('ArrowUp', 4), step('ArrowDown', 5)]).toEqual([4, 1, 7]);
});

it('goes to the first and the last position', () => {
  expect([step('Home', 5), step('End', 5)]).toEqual([0, 7]);
});

it('stays at the edges', () => {
  expect([step('ArrowLeft', 0), step('ArrowRight', 7), step('ArrowUp', 1), step('ArrowDown', 6)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(step('a', 3)).toBeNull();
});
