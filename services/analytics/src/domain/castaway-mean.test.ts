import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { castaway, someLeague } from '../../test/sample-league.js';
import { castawayMeans, leagueMean } from './castaway-mean.js';

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
