import { describe, expect, it } from 'vitest';
import { eliminationAfter, eliminationFault } from './elimination.js';

const inGame = { eliminated: false, eliminatedInWeek: null };
const outInFour = { eliminated: true, eliminatedInWeek: 4 };

describe('a castaway who goes out', () => {
  it('does so in the week that is named, else in the current one', () => {
    expect(eliminationAfter(inGame, { eliminated: true, eliminatedInWeek: 5 }, 7)).toEqual({
      eliminated: true,
      eliminatedInWeek: 5,
    });
    expect(eliminationAfter(inGame, { eliminated: true }, 7)).toEqual({
      eliminated: true,
      eliminatedInWeek: 7,
    });
  });

  it('keeps the week when the same is said again, until another week is named', () => {
    expect(eliminationAfter(outInFour, { eliminated: true }, 7)).toEqual(outInFour);
    expect(eliminationAfter(outInFour, {}, 7)).toEqual(outInFour);
    expect(eliminationAfter(outInFour, { eliminatedInWeek: 3 }, 7).eliminatedInWeek).toBe(3);
  });

  it('has no week any more once they are back', () => {
    expect(eliminationAfter(outInFour, { eliminated: false }, 7)).toEqual(inGame);
  });
});

it('a week is refused for somebody who is in the game', () => {
  const words = 'Only a castaway who is eliminated has a week in which they went out.';
  expect(eliminationFault(inGame, { eliminatedInWeek: 4 })).toBe(words);
  expect(eliminationFault(outInFour, { eliminated: false, eliminatedInWeek: 4 })).toBe(words);
  expect(eliminationFault(inGame, { eliminated: true, eliminatedInWeek: 4 })).toBeNull();
  expect(eliminationFault(outInFour, { eliminatedInWeek: 4 })).toBeNull();
});
