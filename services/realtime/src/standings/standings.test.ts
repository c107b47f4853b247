import { expect, it } from 'vitest';
import { Standings, standingsFromBytes, versionFromBytes } from './standings.js';

const stored = Buffer.concat([Buffer.from([0, 0, 1, 2]), Buffer.from('[{"name":"Renée"}]')]);

it('reads a stored list and its version', () => {
  expect(standingsFromBytes(stored)).toEqual(new Standings(258, Buffer.from('[{"name":"Renée"}]')));
  expect(versionFromBytes(stored.subarray(0, 4))).toBe(258);
});

it.each([
  ['nothing', null],
  ['an empty value', Buffer.alloc(0)],
  ['a value cut short', stored.subarray(0, 3)],
  ['a version without a list', stored.subarray(0, 4)],
])('finds no list in %s', (_what, bytes) => {
  expect(standingsFromBytes(bytes)).toBeNull();
});
