import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cumulative, density, logCumulative, createLogCdf } from './normal.js';

/** From a table to 15 digits. */
const KNOWN: readonly (readonly [number, number])[] = [
  [-8, 6.22096057427178e-16],
  [-5, 2.86651571879194e-7],
  [-3, 1.34989803163009e-3],
  [-1, 0.158655253931457],
  [0, 0.5],
  [1, 0.841344746068543],
  [1.96, 0.97500210485178],
  [2.5, 0.993790334674224],
  [4, 0.999968328758167],
];

const z = fc.double({ min: -37, max: 37, noNaN: true });

describe('the normal distribution', () => {
  it('is accurate to thirteen digits, including far tails', () => {
    for (const [at, value] of KNOWN) expect(cumulative(at) / value).toBeCloseTo(1, 12);
  });

  it('has a logarithm that agrees with it and stays finite when it is too small for a double', () => {
    for (const [at, value] of KNOWN) expect(logCumulative(at)).toBeCloseTo(Math.log(value), 12);
    expect(logCumulative(-30)).toBeCloseTo(-454.3212439563431, 8);
    for (const far of [-1e3, -1e6, 40, 1e6]) expect(Number.isFinite(logCumulative(far))).toBe(true);
  });

  it('is symmetric and never falls', () => {
    fc.assert(
      fc.property(z, (at) => {
        expect(cumulative(at) + cumulative(-at)).toBeCloseTo(1, 14);
        expect(cumulative(at + 0.01)).toBeGreaterThanOrEqual(cumulative(at));
      }),
    );
  });

  it('has its density as derivative', () => {
    fc.assert(
      fc.property(fc.double({ min: -6, max: 6, noNaN: true }), (at) => {
        const slope = (cumulative(at + 1e-4) - cumulative(at - 1e-4)) / 2e-4;
        expect(slope).toBeCloseTo(density(at), 7);
      }),
    );
  });
});

it('interpolating the table of ln Φ is accurate to 3e-8', () => {
  const table = createLogCdf(-4, 8.5);
  fc.assert(
    fc.property(fc.double({ min: -4, max: 8.5, noNaN: true }), (z) => {
      expect(Math.abs(table.at(table.placeOf(z)) - logCumulative(z))).toBeLessThan(3e-8);
    }),
    { numRuns: 2_000 },
  );
});
