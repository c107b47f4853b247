import { expect, it } from 'vitest';
import { cycleOf, lastPicks } from './pick-cycles.js';

const players = ['a', 'b', 'c'].map((id) => ({ id, token: id, roster: [`${id}1`, `${id}2`] }));
const cycles = [cycleOf(players, 0, 2), cycleOf(players, 1, 2)];
const picksOf = (made: number[]): [string, string][] => [...lastPicks(cycles, made)];

it('each player is on one connection and changes the pick each time', () => {
  expect(cycles.map((cycle) => cycle.map(({ castawayId }) => castawayId))).toEqual([
    ['a1', 'c1', 'a2', 'c2'],
    ['b1', 'b2'],
  ]);
});

it('knows the last pick of each player wherever the connections were stopped', () => {
  expect(picksOf([0, 0])).toEqual([]);
  expect(picksOf([1, 0])).toEqual([['a', 'a1']]);
  expect(new Map(picksOf([3, 2]))).toEqual(
    new Map([
      ['a', 'a2'],
      ['c', 'c1'],
      ['b', 'b2'],
    ]),
  );
  expect(new Map(picksOf([5, 3]))).toEqual(
    new Map([
      ['a', 'a1'],
      ['c', 'c2'],
      ['b', 'b1'],
    ]),
  );
});
