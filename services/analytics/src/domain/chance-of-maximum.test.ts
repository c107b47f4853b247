import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normals, seeded } from '../../test/sample-league.js';
import { chancesOfMaximum } from './chance-of-maximum.js';
import { cumulative, density, logCumulative } from './normal.js';

interface Outlook {
  readonly mean: number;
  readonly deviation: number;
}

const chancesOf = (all: readonly Outlook[]): number[] => [
  ...chancesOfMaximum({
    means: Float64Array.from(all, ({ mean }) => mean),
    deviations: Float64Array.from(all, ({ deviation }) => deviation),
  }),
];

const outlooks = fc.array(
  fc.record({
    mean: fc.double({ min: -5_000, max: 5_000, noNaN: true }),
    deviation: fc.double({ min: 0.5, max: 2_000, noNaN: true }),
  }),
  { minLength: 1, maxLength: 30 },
);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The integral computed directly, on ten times as many points and without groups or tables. */
function byTheBook(all: readonly Outlook[]): number[] {
  const lowest = Math.max(...all.map(({ mean, deviation }) => mean - 6 * deviation));
  const highest = Math.max(...all.map(({ mean, deviation }) => mean + 7 * deviation));
  const step = (highest - lowest) / 5_120;
  const chances = all.map(() => 0);
  for (let x = lowest; x <= highest; x += step) {
    const zs = all.map(({ mean, deviation }) => (x - mean) / deviation);
    const logs = zs.map(logCumulative);
    const whole = sum(logs);
    all.forEach(({ deviation }, i) => {
      chances[i]! += (density(zs[i]!) / deviation) * Math.exp(whole - logs[i]!) * step;
    });
  }
  return chances.map((chance) => chance / sum(chances));
}

describe('the chance to be the greatest of independent normals', () => {
  it('of two equals that of the normal distribution of their difference', () => {
    const [a, b] = [
      { mean: 100, deviation: 12 },
      { mean: 90, deviation: 5 },
    ];
    expect(chancesOf([a, b])[0]).toBeCloseTo(cumulative(10 / 13), 4);
  });

  it('equals the integral computed directly', () => {
    const chance = seeded(7);
    const all = Array.from({ length: 60 }, () => ({
      mean: Math.round(chance() * 800) / 10,
      deviation: Math.round(100 + chance() * 300) / 10,
    }));
    const expected = byTheBook(all);
    chancesOf(all).forEach((value, index) => expect(value).toBeCloseTo(expected[index]!, 5));
  });

  it('is within one percentage point of sixty thousand simulated seasons of 500 players', () => {
    const chance = seeded(2026);
    const draw = normals(chance);
    const all = Array.from({ length: 500 }, (_, index) => ({
      // A field with a few favourites, where an error would show.
      mean: Math.round(chance() * 60) + (index < 5 ? 60 + index * 10 : 0),
      deviation: 5 + Math.round(chance() * 300) / 10,
    }));
    const wins = all.map(() => 0);
    const seasons = 60_000;
    for (let season = 0; season < seasons; season++) {
      let [best, winner] = [-Infinity, 0];
      for (let i = 0; i < all.length; i++) {
        const value = all[i]!.mean + all[i]!.deviation * draw();
        if (value > best) [best, winner] = [value, i];
      }
      wins[winner]! += 1;
    }
    chancesOf(all).forEach((value, index) => {
      expect(Math.abs(100 * value - (100 * wins[index]!) / seasons)).toBeLessThan(1);
    });
  });

  it('adds up to 1, is finite and never negative', () => {
    fc.assert(
      fc.property(outlooks, (all) => {
        const chances = chancesOf(all);
        expect(sum(chances)).toBeCloseTo(1, 9);
        for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });

  it('does not depend on the order, and is equal for equal distributions', () => {
    fc.assert(
      fc.property(outlooks, (all) => {
        const chances = chancesOf(all);
        expect(chancesOf([...all].reverse()).reverse()).toEqual(chances);
        const twice = chancesOf([...all, ...all]);
        expect(twice.slice(all.length)).toEqual(twice.slice(0, all.length));
      }),
    );
  });

  it('is never lowered by a higher mean', () => {
    fc.assert(
      fc.property(outlooks, fc.integer({ min: 1, max: 500 }), (all, more) => {
        const [first, ...others] = all;
        const before = chancesOf(all)[0]!;
        const after = chancesOf([{ ...first!, mean: first!.mean + more }, ...others])[0]!;
        // The grid moves with the best mean, which explains a difference of a thousandth.
        expect(after).toBeGreaterThanOrEqual(before - 1e-5);
      }),
      { numRuns: 300 },
    );
  });

  it('is shared fairly even if all are within one step of the grid', () => {
    const narrow = Array.from({ length: 1_000 }, () => ({ mean: 100, deviation: 0.5 }));
    const chances = chancesOf([...narrow, { mean: -90_000, deviation: 9_000 }]);
    expect(chances[0]).toBeCloseTo(0.001, 6);
    expect(chances.at(-1)).toBeLessThan(1e-3);
  });

  it('is 1 for a single player', () => {
    expect(chancesOf([{ mean: -3, deviation: 0.5 }])).toEqual([1]);
    expect(chancesOf([])).toEqual([]);
  });
});
