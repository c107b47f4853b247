import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankingFault, shownOrder } from './ranking.js';

const castaways = [
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Bo' },
  { id: 'c', name: 'Cy' },
];
const anyRanking = fc.array(fc.constantFrom('a', 'b', 'c', 'gone'), { maxLength: 6 });

describe('the order that a player sees', () => {
  test('is by name before they rank', () => {
    expect(shownOrder([], castaways)).toEqual(castaways);
  });

  test('drops deleted castaways and appends new ones by name', () => {
    expect(shownOrder(['c', 'gone'], castaways).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  test('is always a permutation of all castaways', () => {
    fc.assert(
      fc.property(anyRanking, (ranking) => {
        expect(shownOrder(ranking, castaways).toSorted((x, y) => x.id.localeCompare(y.id))).toEqual(
          castaways,
        );
      }),
    );
  });
});

describe('a ranking', () => {
  test('is complete exactly when it is a permutation', () => {
    fc.assert(
      fc.property(anyRanking, (ranking) => {
        const isPermutation = ranking.toSorted().join() === 'a,b,c';
        expect(rankingFault(ranking, castaways) === null).toBe(isPermutation);
      }),
    );
  });

  test('is refused naming what is missing, doubled and unknown', () => {
    expect(rankingFault(['a', 'a', 'x'], castaways)).toBe(
      'The ranking must list every castaway exactly once. Missing: Bo, Cy. Twice: Ada. Unknown: x.',
    );
  });

  test('is refused naming only the first of very many', () => {
    const many = Array.from({ length: 8 }, (_, n) => ({ id: `${n}`, name: `N${n}` }));
    expect(rankingFault([], many)).toContain('Missing: N0, N1, N2, N3, N4 and 3 more.');
  });

  test('is impossible while there are no castaways', () => {
    expect(rankingFault([], [])).toBe('There are no castaways to rank yet.');
  });
});
