import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { castaway, someLeague } from '../../test/sample-league.js';
import { castawayMeans, leagueMean, weeklyVariance } from './castaways.js';

describe("a castaway's expected points", () => {
  it('are pulled towards the league’s mean by a prior of three weeks', () => {
    const castaways = [castaway('a', [20, 10]), castaway('b', [0]), castaway('c', [])];
    expect(leagueMean(castaways)).toBe(10);
    const means = castawayMeans(castaways);
    expect(means[0]).toBe((30 + 3 * 10) / (2 + 3));
    expect(means[1]).toBe((0 + 3 * 10) / (1 + 3));
    expect(means[2]).toBe(10);
  });

  it('are 0 for every castaway before any scores', () => {
    expect(castawayMeans([castaway('a', []), castaway('b', [])])).toEqual([0, 0]);
  });

  it('lie between their own average and the league’s', () => {
    fc.assert(
      fc.property(someLeague, ({ castaways }) => {
        const common = leagueMean(castaways);
        const means = castawayMeans(castaways);
        castaways.forEach(({ points }, place) => {
          const own = points.length === 0 ? common : points.reduce((a, b) => a + b, 0) / points.length;
          expect(means[place]).toBeGreaterThanOrEqual(Math.min(own, common) - 1e-9);
          expect(means[place]).toBeLessThanOrEqual(Math.max(own, common) + 1e-9);
        });
      }),
    );
  });
});

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
