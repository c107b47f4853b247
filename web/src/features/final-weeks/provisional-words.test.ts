import { expect, it } from 'vitest';
import { provisionalWords } from './provisional-words.js';

it('one or two provisional weeks are named, more are counted', () => {
  expect([[], [6], [5, 6], [4, 5, 6]].map(provisionalWords)).toEqual([
    null,
    'Week 6 provisional',
    'Weeks 5 and 6 provisional',
    '3 weeks provisional',
  ]);
});
