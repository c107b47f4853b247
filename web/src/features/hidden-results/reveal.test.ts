import type { HistoryWeek } from '@torchbearer/contract/client';
import { expect, it } from 'vitest';
import { moveWords, revealOf } from './reveal.js';

const week = (weekNumber: number, rank: number): HistoryWeek => ({
  weekNumber,
  castaway: { id: 'kai', name: 'Kai', tribe: null, eliminated: false },
  isAutoSelected: false,
  points: 4,
  total: 4 * weekNumber,
  rank,
});

it('a week shows the own points and rank, and who left in it', () => {
  const castaways = [
    { name: 'Kai', eliminated: true, eliminatedInWeek: 4 },
    { name: 'Rosa', eliminated: true, eliminatedInWeek: 3 },
    { name: 'Tom', eliminated: false, eliminatedInWeek: null },
  ];
  const history = [week(3, 5), week(4, 3)];
  expect(revealOf(4, history, castaways)).toEqual({
    own: { castaway: 'Kai', points: 4, total: 16, rank: 3, rankBefore: 5 },
    left: ['Kai'],
  });
  expect(revealOf(3, history, castaways).own?.rankBefore).toBeNull();
  expect(revealOf(5, history, castaways)).toEqual({ own: null, left: [] });
});

it('a move is said in places', () => {
  expect(moveWords({ rank: 3, rankBefore: 5 })).toBe('You moved up 2 places, to #3.');
  expect(moveWords({ rank: 6, rankBefore: 5 })).toBe('You moved down 1 place, to #6.');
  expect(moveWords({ rank: 5, rankBefore: 5 })).toBe('You stay #5.');
  expect(moveWords({ rank: 1, rankBefore: null })).toBe('You are #1.');
});
