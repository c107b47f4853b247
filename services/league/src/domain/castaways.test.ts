import { describe, expect, test } from 'vitest';
import { eliminationAfter, eliminationFault, planImport, UNKNOWN, type CastawayFields } from './castaways.js';

const ada: CastawayFields = {
  name: 'Ada',
  tribe: 'Ember',
  occupation: 'Baker',
  age: 34,
  hometown: 'Oslo',
  imageUrl: '/a.webp',
  eliminatedInWeek: null,
  eliminated: true,
};

test('a castaway with an unknown name is new, and still in the game unless the list says otherwise', () => {
  const listed = [
    { name: 'Bo', age: 20 },
    { name: 'Cy', eliminated: true },
  ];
  const created = listed.map((castaway) => ({ ...UNKNOWN, ...castaway }));
  expect(planImport(listed, [ada])).toEqual({ created, updated: [] });
});

test('an existing castaway, whatever the case of the name, changes in the fields that differ', () => {
  const changes = { name: 'ADA', age: null };
  expect(planImport([changes], [ada])).toEqual({ created: [], updated: [{ stored: ada, changes }] });
});

test('a castaway who equals the list does not change', () => {
  expect(planImport([{ name: 'Ada', tribe: 'Ember' }], [ada])).toEqual({ created: [], updated: [] });
});

const inGame = { eliminated: false, eliminatedInWeek: null };
const outInFour = { eliminated: true, eliminatedInWeek: 4 };

describe('an eliminated castaway', () => {
  test('goes out in the given week, or else in the current one', () => {
    expect(eliminationAfter(inGame, { eliminated: true, eliminatedInWeek: 5 }, 7)).toEqual({
      eliminated: true,
      eliminatedInWeek: 5,
    });
    expect(eliminationAfter(inGame, { eliminated: true }, 7)).toEqual({
      eliminated: true,
      eliminatedInWeek: 7,
    });
  });

  test('keeps the week when eliminated again, until another week is given', () => {
    expect(eliminationAfter(outInFour, { eliminated: true }, 7)).toEqual(outInFour);
    expect(eliminationAfter(outInFour, {}, 7)).toEqual(outInFour);
    expect(eliminationAfter(outInFour, { eliminatedInWeek: 3 }, 7).eliminatedInWeek).toBe(3);
  });

  test('loses the week when restored', () => {
    expect(eliminationAfter(outInFour, { eliminated: false }, 7)).toEqual(inGame);
  });
});

test('a week is refused for a castaway who is in the game', () => {
  const words = 'Only a castaway who is eliminated has a week in which they went out.';
  expect(eliminationFault(inGame, { eliminatedInWeek: 4 })).toBe(words);
  expect(eliminationFault(outInFour, { eliminated: false, eliminatedInWeek: 4 })).toBe(words);
  expect(eliminationFault(inGame, { eliminated: true, eliminatedInWeek: 4 })).toBeNull();
  expect(eliminationFault(outInFour, { eliminatedInWeek: 4 })).toBeNull();
});
