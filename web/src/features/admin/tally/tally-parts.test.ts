import { expect, it } from 'vitest';
import { lineId } from './line-id.js';
import { readRecent, withRecent } from './recent-rules.js';
import { stateWords } from './state-words.js';

it('the state says what waits and what was refused, and that nothing is lost offline', () => {
  expect([stateWords(0, 0, false), stateWords(3, 0, false), stateWords(3, 1, false)]).toEqual([
    'Saved',
    '3 waiting',
    '3 waiting, 1 refused',
  ]);
  expect([stateWords(0, 0, true), stateWords(3, 0, true), stateWords(1, 2, true)]).toEqual([
    'Offline',
    'Offline: 3 waiting, they are sent when you’re back',
    'Offline: 2 refused, 1 waiting, it is sent when you’re back',
  ]);
});

it('recent rules keep their places, and a new one comes first', () => {
  const many = Array.from({ length: 12 }, (_, index) => `rule-${String(index)}`);
  expect(withRecent(many, 'rule-3')).toBe(many);
  expect(withRecent(many, 'new')).toEqual(['new', ...many.slice(0, 11)]);
  expect(['["a"]', '[1,"b"]', '{}', 'no', null].map(readRecent)).toEqual([['a'], ['b'], [], [], []]);
});

it('a line’s id is a UUID in lower case', () => {
  expect(lineId(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(lineId(Uint8Array.from({ length: 16 }, (_, index) => index))).toBe(
    '00010203-0405-4607-8809-0a0b0c0d0e0f',
  );
});
