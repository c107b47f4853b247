import { describe, expect, it } from 'vitest';
import { eliminationAfter, eliminationFault } from './elimination.js';

const inGame = { eliminated: false, eliminatedInWeek: null };
const outInFour = { eliminated: true, eliminatedInWeek: 4 };

describe('an eliminated castaway', () => {
  it('goes out in the given week, or else in the current one', () => {
    expect(eliminationAfter(inGame, { eliminated: true, eliminatedInWeek: 5 }, 7)).toEqual({
      eliminated: true,
      eliminatedInWeek: 5,
    });
    expect(eliminationAfter(inGame, { eliminated: true }, 7)).toEqual({
      eliminated: true,
      eliminatedInWeek: 7,
    });
  });

  it('keeps the week when eliminated again, until another week is given', () => {
    expect(eliminationAfter(outInFour, { eliminated: true }, 7)).toEqual(outInFour);
    expect(eliminationAfter(outInFour, {}, 7)).toEqual(outInFour);
    expect(eliminationAfter(outInFour, { eliminatedInWeek: 3 }, 7).eliminatedInWeek).toBe(3);
  });

  it('loses the week when restored', () => {
    expect(eliminationAfter(outInFour, { eliminated: false }, 7)).toEqual(inGame);
  });
});

it('a week is refused for a castaway who is in the game', () => {
  const words = 'Only a castaway who is eliminated has a week in which they went out.';
  expect(eliminationFault(inGame, { eliminatedInWeek: 4 })).toBe(words);
  expect(eliminationFault(outInFour, { eliminated: false, eliminatedInWeek: 4 })).toBe(words);
  expect(eliminationFault(inGame, { eliminated: true, eliminatedInWeek: 4 })).toBeNull();
  expect(eliminationFault(outInFour, { eliminatedInWeek: 4 })).toBeNull();
});
