import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prospectOf } from './player-outlook.js';
import { survival } from './castaways.js';

describe('survival', () => {
  it('is certain next week and spreads eliminations evenly until three are left', () => {
    expect(survival(13, 5)).toEqual([1, 1 - 2 / 13, 1 - 4 / 13, 1 - 6 / 13, 1 - 8 / 13]);
  });

  it('is certain throughout if only finalists are left, and zero without castaways', () => {
    expect(survival(3, 4)).toEqual([1, 1, 1, 1]);
    expect(survival(1, 2)).toEqual([1, 1]);
    expect(survival(0, 2)).toEqual([0, 0]);
    expect(survival(10, 0)).toEqual([]);
  });

  it('never rises and stays between 0 and 1', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(30), (live, weeks) => {
        survival(live, weeks).forEach((chance, index, all) => {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(all[index - 1] ?? 1);
        });
      }),
    );
  });
});

describe("a player's outlook", () => {
  const playerOutlook = (total: number, ...remaining: Parameters<typeof prospectOf>) => {
    const { expected, deviation } = prospectOf(...remaining);
    return { mean: expected.reduce((sum, points) => sum + points, total), deviation };
  };
  const [q, high, low, variance] = [0.6, 12, 7, 25];

  it('with two castaways left takes the better one while it is in, else the other', () => {
    const mean = q * high + (1 - q) * q * low;
    const spread = (1 - (1 - q) ** 2) * variance + q * high ** 2 + (1 - q) * q * low ** 2 - mean ** 2;
    const outlook = playerOutlook(100, [low, high], [q], variance);
    expect(outlook.mean).toBeCloseTo(100 + mean, 12);
    expect(outlook.deviation).toBeCloseTo(Math.sqrt(spread), 12);
  });

  it('with one left takes it or nothing', () => {
    const outlook = playerOutlook(100, [high], [q], variance);
    expect(outlook.mean).toBeCloseTo(100 + q * high, 12);
    expect(outlook.deviation).toBeCloseTo(Math.sqrt(q * variance + q * high ** 2 - (q * high) ** 2), 12);
  });

  it('with none left, or no remaining week, keeps the total with a deviation of half a point', () => {
    expect(playerOutlook(100, [], [1, 1], variance)).toEqual({ mean: 100, deviation: 0.5 });
    expect(playerOutlook(100, [high], [], variance)).toEqual({ mean: 100, deviation: 0.5 });
  });

  it('adds means and variances of the remaining weeks', () => {
    const weeks = survival(10, 6);
    const single = weeks.map((chance) => playerOutlook(0, [high, low], [chance], variance));
    const outlook = playerOutlook(40, [high, low], weeks, variance);
    expect(outlook.mean).toBeCloseTo(
      single.reduce((sum, week) => sum + week.mean, 40),
      9,
    );
    expect(outlook.deviation ** 2).toBeCloseTo(
      single.reduce((sum, week) => sum + week.deviation ** 2, 0),
      9,
    );
  });
});
