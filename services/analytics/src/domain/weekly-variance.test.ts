import { describe, expect, it } from 'vitest';
import { castaway } from '../../test/sample-league.js';
import { weeklyVariance } from './weekly-variance.js';

describe("the variance of a castaway's weeks", () => {
  it('is the variance within castaways, pooled by degrees of freedom', () => {
    // (2² + 2²)/1 and (3² + 0 + 3²)/2, together 26/3.
    expect(weeklyVariance([castaway('a', [8, 12]), castaway('b', [97, 100, 103])])).toBeCloseTo(26 / 3, 12);
  });

  it('is the variance over all castaways while each has one week', () => {
    expect(weeklyVariance([castaway('a', [0]), castaway('b', [10]), castaway('c', [])])).toBe(50);
  });

  it('is never below 1', () => {
    expect(weeklyVariance([])).toBe(1);
    expect(weeklyVariance([castaway('a', [5])])).toBe(1);
    expect(weeklyVariance([castaway('a', [5, 5, 5])])).toBe(1);
  });
});
