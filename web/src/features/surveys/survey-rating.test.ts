import { expect, it } from 'vitest';
import { isRated, RATINGS, saysSomething } from './survey-rating.js';

it('rates from Very Hard to Very Easy in five steps', () => {
  expect([RATINGS.length, RATINGS[0], RATINGS[4]]).toEqual([5, 'Very Hard', 'Very Easy']);
});

it('asks for a rating in the surveys about ease of use', () => {
  const rated = (
    ['PRESEASON_RANKING', 'WEEKLY_PICKS', 'LEADERBOARD', 'PROFILE', 'BETA_FEEDBACK'] as const
  ).filter(isRated);
  expect(rated).toEqual(['PRESEASON_RANKING', 'LEADERBOARD', 'PROFILE']);
});

it('accepts a rating or a text as feedback, but not only blanks', () => {
  expect([saysSomething('', 3), saysSomething('Easy', null)]).toEqual([true, true]);
  expect([saysSomething('', null), saysSomething(' \n ', null)]).toEqual([false, false]);
});
