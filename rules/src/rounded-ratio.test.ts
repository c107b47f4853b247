import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedRatio } from './rounded-ratio.js';

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
