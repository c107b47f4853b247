import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedWeeks, displayOrder, roundedRatio, type Standing } from './ranking.js';

const standing = (id: string, total: number, given: Partial<Standing> = {}): Standing => ({
  id,
  total,
  autoPicks: 0,
  bestWeek: 0,
  rankedAt: null,
  ...given,
});

it('orders equals by fewer automatic picks, then the higher best week, earlier rankings and the id', () => {
  const players = [
    standing('z', 4, { bestWeek: 9 }),
    standing('f', 5),
    standing('e', 5),
    standing('d', 5, { rankedAt: 2 }),
    standing('c', 5, { rankedAt: 1 }),
    standing('b', 5, { bestWeek: 4 }),
    standing('a', 5, { bestWeek: 9, autoPicks: 1 }),
  ];
  expect(players.sort(displayOrder).map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e', 'f', 'a', 'z']);
});

it('counts each scored week once, from the first pick week on, ascending', () => {
  expect(countedWeeks([10, 2, 3, 9, 3], 3)).toEqual([3, 9, 10]);
});

const averagePoints = (total: number, weeks: number): number => roundedRatio(total, weeks, 1);

describe('an average', () => {
  it('has one decimal, halves rounded away from zero', () => {
    expect([averagePoints(9, 4), averagePoints(-9, 4), averagePoints(1, 3), averagePoints(2, 3)]).toEqual([
      2.3, -2.3, 0.3, 0.7,
    ]);
  });

  it('is 0 without a week', () => {
    expect(averagePoints(0, 0)).toBe(0);
  });

  it('is never further than half a tenth from the quotient, and never minus zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 20_000 }),
        fc.integer({ min: 1, max: 20 }),
        (total, weeks) => {
          const average = averagePoints(total, weeks);
          expect(Math.abs(average - total / weeks)).toBeLessThanOrEqual(0.05 + 1e-9);
          expect(Object.is(average, -0)).toBe(false);
          expect(String(average)).toMatch(/^-?\d+(\.\d)?$/);
        },
      ),
    );
  });
});
