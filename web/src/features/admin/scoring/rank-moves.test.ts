import { expect, it } from 'vitest';
import { directionOf, inNewOrder, summaryOf, type RankMove } from './rank-moves.js';

const move = (name: string, rankFrom: number, rankTo: number, pointsTo = 10): RankMove => ({
  userId: name,
  name,
  pointsFrom: 0,
  pointsTo,
  rankFrom,
  rankTo,
});

it('players are in the order of the new leaderboard', () => {
  const moves = [move('Cy', 1, 3), move('Bo', 2, 1, 20), move('Ada', 3, 1, 20), move('Di', 4, 3, 9)];
  expect(inNewOrder(moves).map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy', 'Di']);
});

it('a move towards the first rank is up', () => {
  expect([move('a', 3, 1), move('a', 1, 3), move('a', 2, 2)].map(directionOf)).toEqual([
    'up',
    'down',
    'stays',
  ]);
});

it('a preview says how many would move, and how many keep their rank', () => {
  expect(summaryOf([move('a', 3, 1)])).toBe('1 player would move');
  expect(summaryOf([move('a', 3, 1), move('b', 2, 2)])).toBe('1 player would move, 1 keeps the rank');
  expect(summaryOf([move('a', 2, 2), move('b', 1, 1)])).toBe(
    '2 players with new points, all keep their rank',
  );
});
