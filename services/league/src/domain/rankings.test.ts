import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areRankingsLocked,
  rankingFault,
  rankingsCloseAt as closeAt,
  shownOrder,
  type DraftStatus,
} from './rankings.js';

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

const noon = new Date('2025-09-24T19:00:00Z');
const before = new Date(noon.getTime() - 1);
const after = new Date(noon.getTime() + 60_000);

test.each<[string, DraftStatus, Date | null, Date | null, Date, boolean]>([
  ['open before the draft where no deadline is set', 'PENDING', null, null, after, false],
  ['open a moment before the deadline', 'PENDING', noon, null, before, false],
  ['locked at the deadline', 'PENDING', noon, null, noon, true],
  ['locked while the draft runs', 'IN_PROGRESS', noon, null, before, true],
  ['locked after the draft, before the deadline', 'COMPLETED', noon, null, before, true],
  ['locked after the draft even where an unlock came before it', 'COMPLETED', noon, after, after, true],
  ['open again after an unlock at the deadline or later', 'PENDING', noon, noon, after, false],
  ['locked at the deadline where the unlock came before it', 'PENDING', noon, before, after, true],
])('rankings are %s', (_what, status, rankingsCloseAt, unlockedAt, now, locked) => {
  expect(areRankingsLocked({ status, rankingsCloseAt, rankingsClosedAt: null, unlockedAt }, now)).toBe(
    locked,
  );
});

test.each<[string, DraftStatus, Date | null, Date | null, Date, Date | null]>([
  ['at their deadline', 'PENDING', noon, null, before, noon],
  ['with the draft alone where no deadline is set', 'PENDING', null, null, after, null],
  ['with the draft alone once an admin has opened them again', 'PENDING', noon, noon, after, null],
  ['never again once they are locked', 'COMPLETED', noon, null, before, null],
])('rankings close %s', (_what, status, rankingsCloseAt, unlockedAt, now, expected) => {
  expect(closeAt({ status, rankingsCloseAt, rankingsClosedAt: null, unlockedAt }, now)).toEqual(expected);
});

test.each<[string, Date | null, boolean]>([
  ['locked before their deadline once an admin has closed them', null, true],
  ['open after an unlock', noon, false],
  ['locked if they were closed once more after the unlock', before, true],
])('rankings are %s', (_what, unlockedAt, locked) => {
  const lock = { status: 'PENDING', rankingsCloseAt: after, rankingsClosedAt: noon, unlockedAt } as const;
  expect(areRankingsLocked(lock, noon)).toBe(locked);
});
